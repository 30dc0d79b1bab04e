import type { LinkNeeds } from '../closet/link-needs.ts'
import { goneForGoodBefore } from '../closet/removal-period.ts'
import { releaseImages } from '../images/image-rows.ts'
import { deleteRemovedWishes } from './wishlist-store.ts'

/** Deletes the rows of wishes that were deleted too long ago to be restored, and gives up our copies of their pictures. */
export async function sweepRemovedWishes({ db, clock }: Pick<LinkNeeds, 'db' | 'clock'>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await releaseImages(transaction, await deleteRemovedWishes(transaction, goneForGoodBefore(clock.now())))
  })
}
