import type { WeeklyPlan } from '../../contract/planner/planner.ts'
import type { WeekDay } from '../../contract/values/week-days.ts'
import { retentionCutoff } from '../db/retention-period.ts'
import type { Database } from '../db/open-database.ts'
import { restoreRow } from '../db/restore-row.ts'
import type { Purpose } from '../db/row-lock.ts'
import { AppError } from '../http/app-error.ts'
import type { RejectStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import { releasePictures } from '../images/image-rows.ts'
import { picturesOf, type StoredDay, type StoredPlan } from './stored-plan.ts'
import { planReply } from './plan-reply.ts'
import { findPlan, updatePlan, purgePlanRows } from './plan-store.ts'
import type { PlannerDeps } from './planner-deps.ts'

/**
 * Finds one of the user's own plans with its days. Other users' plans are not found.
 * @throws AppError plan_not_found
 */
export async function requirePlan(
  db: Database,
  user: User,
  id: string,
  purpose: Purpose = 'to read',
): Promise<StoredPlan> {
  const found = await findPlan(db, user.id, id, purpose)
  if (found === null) throw new AppError('plan_not_found')
  return found
}

/**
 * Finds a day of a plan.
 * @throws AppError plan_not_found for a plan of an older version without that day
 */
export function requireDay({ days }: StoredPlan, dayOfWeek: WeekDay): StoredDay {
  const day = days.find((each) => each.dayOfWeek === dayOfWeek)
  if (!day) throw new AppError('plan_not_found')
  return day
}

/**
 * Soft-deletes a plan. Its row, days and pictures stay for the retention period, so it can be restored. The wears of
 * its days stay.
 * @throws AppError plan_not_found, changed_meanwhile
 */
export async function removePlan(
  { db, clock }: PlannerDeps,
  user: User,
  id: string,
  rejectStale: RejectStale,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    rejectStale(await planReply(transaction, await requirePlan(transaction, user, id, 'to change'), clock))
    await updatePlan(transaction, id, { deletedAt: clock.now() })
  })
}

/**
 * Restores a deleted plan: its days with their locks, and worn if their history entries still exist.
 * Idempotent: an existing plan is returned unchanged, so Undo may be retried.
 * @throws AppError plan_not_found
 */
export async function restorePlan(
  { db, clock }: Pick<PlannerDeps, 'db' | 'clock'>,
  user: User,
  id: string,
): Promise<WeeklyPlan> {
  return db.transaction().execute(async (transaction) => {
    await restoreRow(transaction, 'weeklyOutfitPlans', { id, userId: user.id, now: clock.now() })
    return (await requirePlan(transaction, user, id)).plan
  })
}

/** Permanently deletes plans past their retention period, and releases the pictures of their days. */
export async function purgePlans({ db, clock }: Pick<PlannerDeps, 'db' | 'clock'>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const days = await purgePlanRows(transaction, retentionCutoff(clock.now()))
    await releasePictures(transaction, picturesOf(days))
  })
}
