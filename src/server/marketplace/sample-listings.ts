import { drawingAddress } from '../../domain/closet/drawings/drawing-address.ts'
import { sampleListings, sampleSellers } from '../../domain/marketplace/sample-listings.ts'
import { newId } from '../db/new-id.ts'
import type { Database } from '../db/open-database.ts'
import type { Clock } from '../ports/clock.ts'
import { insertListings } from './marketplace-store.ts'

const HOUR_MS = 60 * 60 * 1000

/**
 * Inserts the sample listings once per database. Their sellers stay after the samples are removed, as a record that
 * prevents a second insert.
 */
export async function addSampleListings({
  db,
  clock,
}: {
  readonly db: Database
  readonly clock: Clock
}): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (transaction) => {
    const ids = sampleSellers.map(({ id }) => id)
    const known = await transaction.selectFrom('users').select('id').where('id', 'in', ids).executeTakeFirst()
    if (known) return
    // A user's name can't end in a space, and an account without email and password can't sign in.
    const sellers = sampleSellers.map(({ id, name }) => ({ id, username: `${name} `, createdAt: now }))
    await transaction.insertInto('users').values(sellers).execute()
    const rows = sampleListings.map(({ seller, kind, color, pattern, ...listing }, nth) => ({
      ...listing,
      id: newId(),
      sellerId: seller,
      color,
      imageUrl: drawingAddress(kind, color, pattern),
      isSample: true,
      createdAt: new Date(now.getTime() - nth * HOUR_MS),
    }))
    await insertListings(transaction, rows)
  })
}

/** Permanently removes the sample listings. */
export async function removeSampleListings(db: Database): Promise<void> {
  await db.deleteFrom('marketplaceItems').where('isSample', '=', true).execute()
}
