import type { WeeklyPlan } from '../../contract/planner.ts'
import { goneForGoodBefore } from '../closet/removal-period.ts'
import type { User } from '../http/user-of-request.ts'
import { bringPlanBack } from './plan-store.ts'
import type { PlannerNeeds } from './planner-needs.ts'
import { requirePlan } from './require-plan.ts'

/**
 * Brings a deleted plan back as it was: its days with their locks, and worn where their entries of the history are still
 * there. One that is there already is answered as it is, so Undo may be sent twice.
 * @throws AppError plan_not_found
 */
export async function restorePlan(
  { db, clock }: Pick<PlannerNeeds, 'db' | 'clock'>,
  user: User,
  id: string,
): Promise<WeeklyPlan> {
  return db.transaction().execute(async (transaction) => {
    await bringPlanBack(transaction, user.id, id, goneForGoodBefore(clock.now()))
    return (await requirePlan(transaction, user, id)).plan
  })
}
