import type { ClosetCategory } from '../../contract/closet/closet.ts'
import type { MarketplaceItem } from '../../contract/marketplace.ts'
import { kindRow, standInKinds } from '../../domain/closet/garment-kinds.ts'
import { readGarment } from '../../domain/closet/read-garment.ts'
import { comparableTraits, type ComparableTraits } from '../../domain/trends/comparable-traits.ts'
import { partSimilarity, readPart } from '../../domain/trends/part-similarity.ts'
import type { TrendGarment } from '../../domain/trends/trend.ts'
import type { Database } from '../db/open-database.ts'
import type { User } from '../http/user-of-request.ts'
import { listingsForSale, toListings } from '../marketplace/listing-row.ts'
import { nextTurn } from '../workers/next-turn.ts'

// Readings per step before yielding.
const READ_AT_ONCE = 25

/** Finds the cheapest matching listing of another seller for each part, or null. */
export async function listingsForParts(
  db: Database,
  user: User,
  parts: readonly TrendGarment[],
): Promise<(MarketplaceItem | null)[]> {
  if (parts.length === 0) return []
  const offers = await readOffers(db, user, [...new Set(parts.map(categoryOf))])
  return parts.map((part) => {
    const wanted = readPart(part)
    const kinds = standInKinds(part.kind)
    const fitting = offers.find(
      ({ seen }) => seen.kind && kinds.has(seen.kind) && partSimilarity(wanted, seen) > 0,
    )
    return fitting?.listing ?? null
  })
}

interface Offer {
  readonly listing: MarketplaceItem
  readonly seen: ComparableTraits
}

// Sorted by price, cheapest first.
async function readOffers(db: Database, user: User, categories: readonly ClosetCategory[]): Promise<Offer[]> {
  const rows = await listingsForSale(db, user)
    .where('marketplaceItems.sellerId', '!=', user.id)
    .where('accepted.id', 'is', null)
    .where('marketplaceItems.category', 'in', categories)
    .execute()
  const offers: Offer[] = []
  for (const listing of await toListings(db, rows, user)) {
    const { title: name, category, color, description, imageUrl } = listing
    const words = { name, category, color: color ?? '', description }
    const garment = readGarment({ ...words, brand: null, style: null, season: null })
    offers.push({ listing, seen: comparableTraits(garment, imageUrl) })
    if (offers.length % READ_AT_ONCE === 0) await nextTurn()
  }
  return offers.toSorted(byPrice)
}

function byPrice({ listing: one }: Offer, { listing: other }: Offer): number {
  return Number(one.price) - Number(other.price) || (one.id < other.id ? -1 : 1)
}

function categoryOf({ kind }: TrendGarment): ClosetCategory {
  return kindRow(kind).category
}
