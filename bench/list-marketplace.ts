import type { FastifyInstance } from 'fastify'
import { itemConditions, itemSizes } from '../src/contract/marketplace.ts'
import { drawingAddress } from '../src/domain/closet/drawings/drawing-address.ts'
import { garmentKinds, kindRow } from '../src/domain/closet/garment-kinds.ts'
import { newId } from '../src/server/db/new-id.ts'
import type { Database } from '../src/server/db/open-database.ts'
import { insertListings } from '../src/server/marketplace/marketplace-store.ts'
import type { Figure } from './figure.ts'
import { percentile } from './percentile.ts'

const LISTINGS = 2000
const CALLS = 100
const WARM_UP_CALLS = 10
const LIMIT_MS = 60
const DESCRIPTION =
  'Worn to a few weddings and aired after each. Chest 106 cm, length 74 cm. Care: dry clean only.'

/** Fills the marketplace with listings of one seller. */
export async function fillMarketplace(db: Database, sellerId: string): Promise<void> {
  const rows = Array.from({ length: LISTINGS }, (_, at) => {
    const kind = garmentKinds[at % garmentKinds.length] ?? kindRow('tee')
    return {
      id: newId(),
      sellerId,
      title: `${kind.name} ${at}`,
      description: DESCRIPTION,
      price: `${(at * 7) % 180}.50`,
      condition: itemConditions[at % itemConditions.length] ?? 'Good',
      size: itemSizes[at % itemSizes.length] ?? null,
      category: kind.category,
      imageUrl: drawingAddress(kind.id, 'Camel'),
    }
  })
  // SQLite allows at most 32,766 parameters in a statement.
  for (let at = 0; at < rows.length; at += 500) await insertListings(db, rows.slice(at, at + 500))
}

/** Measures the whole list, compressed as for a browser, and a page of a filter. */
export async function listMarketplace(app: FastifyInstance): Promise<Figure[]> {
  const whole = await p95(app, '/api/marketplace-items')
  const page = await p95(app, '/api/marketplace-items?priceRange=25-50&size=M&limit=50')
  return [
    { name: `List ${LISTINGS} listings, p95 of ${CALLS} calls`, value: whole, unit: 'ms', limit: LIMIT_MS },
    { name: 'A page of 50 of them by price and size, p95', value: page, unit: 'ms', limit: LIMIT_MS },
  ]
}

async function p95(app: FastifyInstance, url: string): Promise<number> {
  const takenMs: number[] = []
  for (let call = 0; call < WARM_UP_CALLS + CALLS; call += 1) {
    const startedAt = performance.now()
    const answer = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
    if (answer.statusCode !== 200) throw new Error(`Listing answered ${answer.statusCode}: ${answer.body}`)
    if (call >= WARM_UP_CALLS) takenMs.push(performance.now() - startedAt)
  }
  return percentile(takenMs, 0.95)
}
