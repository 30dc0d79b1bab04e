import { goneForGoodBefore } from '../closet/removal-period.ts'
import { releasePictures } from '../images/release-pictures.ts'
import { deleteRemovedCurations } from './curation-store.ts'
import { deleteRemovedLooks } from './look-store.ts'
import type { StylistNeeds } from './stylist-needs.ts'

/** Deletes the rows of looks, of both origins, that were deleted too long ago, and releases their pictures. */
export async function sweepRemovedLooks({ db, clock }: Pick<StylistNeeds, 'db' | 'clock'>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const before = goneForGoodBefore(clock.now())
    const ofLooks = await deleteRemovedLooks(transaction, before)
    await releasePictures(transaction, [...ofLooks, await deleteRemovedCurations(transaction, before)])
  })
}
