import type { WeekDay } from '../../contract/planner.ts'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import { findPlan } from './plan-store.ts'
import type { StoredDay, StoredPlan } from './stored-plan.ts'

/**
 * One of the user's own plans with its days. Another's is as absent as one that never was.
 * @throws AppError plan_not_found
 */
export async function requirePlan(
  db: Database,
  user: User,
  id: string,
  purpose: 'to read' | 'to change' = 'to read',
): Promise<StoredPlan> {
  const found = await findPlan(db, user.id, id, purpose)
  if (found === null) throw new AppError('plan_not_found')
  return found
}

/**
 * The day of a plan.
 * @throws AppError plan_not_found for a plan that an older Armadio made without it
 */
export function requireDay({ days }: StoredPlan, dayOfWeek: WeekDay): StoredDay {
  const day = days.find((each) => each.dayOfWeek === dayOfWeek)
  if (!day) throw new AppError('plan_not_found')
  return day
}
