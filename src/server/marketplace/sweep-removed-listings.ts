import { deleteListings } from '../closet/delete-listings.ts'
import { goneForGoodBefore } from '../closet/removal-period.ts'
import type { Database } from '../db/open-database.ts'
import type { Clock } from '../ports/clock.ts'
import { removedBefore } from './marketplace-store.ts'

/** Permanently deletes listings past their retention period, and releases their photos. */
export async function sweepRemovedListings({
  db,
  clock,
}: {
  readonly db: Database
  readonly clock: Clock
}): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await deleteListings(transaction, await removedBefore(transaction, goneForGoodBefore(clock.now())))
  })
}
