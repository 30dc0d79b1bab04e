import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { RefuseStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import type { Clock } from '../ports/clock.ts'
import { markRemoved } from './marketplace-store.ts'
import { requireListing } from './require-listing.ts'

/**
 * Takes one's own listing down. Its piece stays in the closet, or sold. Row and photos stay for the retention period,
 * so that it can be restored.
 * @throws AppError listing_not_found, changed_meanwhile, listing_reserved
 */
export async function removeListing(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  user: User,
  id: string,
  refuseStale: RefuseStale,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const listing = await requireListing(transaction, user, id, 'to change')
    refuseStale(listing)
    if (listing.status === 'reserved') throw new AppError('listing_reserved')
    await markRemoved(transaction, id, clock.now())
  })
}
