import type { RefuseStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import { releasePictures } from '../images/release-pictures.ts'
import { picturesOf } from './pictures-of.ts'
import { planReply } from './plan-reply.ts'
import { deletePlan } from './plan-store.ts'
import type { PlannerNeeds } from './planner-needs.ts'
import { requirePlan } from './require-plan.ts'

/**
 * Deletes a plan and its days. What was worn stays worn.
 * @throws AppError plan_not_found, changed_meanwhile
 */
export async function removePlan(
  { db, clock }: PlannerNeeds,
  user: User,
  id: string,
  refuseStale: RefuseStale,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const plan = await requirePlan(transaction, user, id, 'to change')
    refuseStale(await planReply(transaction, plan, clock))
    await deletePlan(transaction, user.id, id)
    await releasePictures(transaction, picturesOf(plan.days))
  })
}
