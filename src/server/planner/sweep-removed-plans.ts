import { goneForGoodBefore } from '../closet/removal-period.ts'
import { releasePictures } from '../images/release-pictures.ts'
import { picturesOf } from './pictures-of.ts'
import { deleteRemovedPlans } from './plan-store.ts'
import type { PlannerNeeds } from './planner-needs.ts'

/** Deletes the rows of plans that were deleted too long ago to be restored, and gives up the pictures of their days. */
export async function sweepRemovedPlans({ db, clock }: Pick<PlannerNeeds, 'db' | 'clock'>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const days = await deleteRemovedPlans(transaction, goneForGoodBefore(clock.now()))
    await releasePictures(transaction, picturesOf(days))
  })
}
