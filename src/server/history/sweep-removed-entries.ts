import { goneForGoodBefore } from '../closet/removal-period.ts'
import { releasePictures } from '../images/release-pictures.ts'
import type { HistoryNeeds } from './history-needs.ts'
import { deleteRemovedEntries } from './history-store.ts'

/** Deletes the rows of entries that were deleted too long ago to be restored, and gives up their pictures. */
export async function sweepRemovedEntries({ db, clock }: HistoryNeeds): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const pictures = await deleteRemovedEntries(transaction, goneForGoodBefore(clock.now()))
    await releasePictures(transaction, pictures)
  })
}
