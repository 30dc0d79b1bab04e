import type { Database } from '../db/open-database.ts'
import type { RefuseStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import { releaseImages } from '../images/image-rows.ts'
import { deleteListing, imageKeyOf } from './marketplace-store.ts'
import { requireListing } from './require-listing.ts'

/**
 * Takes one's own listing down. Its piece stays where it is: in the closet, or sold.
 * @throws AppError listing_not_found, changed_meanwhile
 */
export async function removeListing(
  { db }: { readonly db: Database },
  user: User,
  id: string,
  refuseStale: RefuseStale,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    refuseStale(await requireListing(transaction, user, id, 'to change'))
    const imageKey = await imageKeyOf(transaction, id)
    await deleteListing(transaction, id)
    if (imageKey !== null) await releaseImages(transaction, [imageKey])
  })
}
