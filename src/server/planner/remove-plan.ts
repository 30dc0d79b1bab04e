import type { RefuseStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import { planReply } from './plan-reply.ts'
import { updatePlan } from './plan-store.ts'
import type { PlannerNeeds } from './planner-needs.ts'
import { requirePlan } from './require-plan.ts'

/**
 * Deletes a plan. Its row stays with its days and their pictures until the sweeper comes, so that it can be restored.
 * What was worn stays worn.
 * @throws AppError plan_not_found, changed_meanwhile
 */
export async function removePlan(
  { db, clock }: PlannerNeeds,
  user: User,
  id: string,
  refuseStale: RefuseStale,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    refuseStale(await planReply(transaction, await requirePlan(transaction, user, id, 'to change'), clock))
    await updatePlan(transaction, id, { deletedAt: clock.now() })
  })
}
