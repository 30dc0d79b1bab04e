import type { Database } from '../db/open-database.ts'
import { releaseImages } from '../images/image-rows.ts'
import type { Clock } from '../ports/clock.ts'
import { deleteRemoved } from './closet-store.ts'
import { goneForGoodBefore } from './removal-period.ts'

/** Deletes the rows of what was removed too long ago to be restored, and gives up their photos. */
export async function sweepRemovedItems({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const imageKeys = await deleteRemoved(transaction, goneForGoodBefore(clock.now()))
    await releaseImages(transaction, imageKeys)
  })
}
