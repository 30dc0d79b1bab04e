import type { LinkNeeds } from '../closet/link-needs.ts'
import { goneForGoodBefore } from '../closet/removal-period.ts'
import { releaseImages } from '../images/image-rows.ts'
import { deleteRemovedWishes } from './wishlist-store.ts'

/** Permanently deletes wishes past their retention period, and releases their pictures. */
export async function sweepRemovedWishes({ db, clock }: Pick<LinkNeeds, 'db' | 'clock'>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await releaseImages(transaction, await deleteRemovedWishes(transaction, goneForGoodBefore(clock.now())))
  })
}
