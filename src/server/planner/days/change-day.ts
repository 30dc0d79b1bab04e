import type { DayChanges, PlanReply } from '../../../contract/planner/planner.ts'
import type { WeekDay } from '../../../contract/values/week-days.ts'
import type { Database } from '../../db/open-database.ts'
import { AppError } from '../../http/app-error.ts'
import type { RejectStale } from '../../http/entity-tag.ts'
import type { User } from '../../http/user-of-request.ts'
import { leaveDayFree, undoFreeDay } from './leave-day-free.ts'
import { moveOutfit } from './move-outfit.ts'
import { planReply } from '../plan-reply.ts'
import { updateDay } from '../plan-store.ts'
import type { PlannerDeps } from '../planner-deps.ts'
import { requireDay, requirePlan } from '../plan-lifecycle.ts'
import { setDayWishes } from './set-day-wishes.ts'
import type { StoredPlan } from '../stored-plan.ts'
import { swapPlannedPiece } from './swap-planned-piece.ts'
import { unwearDay, wearDay } from './wear-day.ts'

/**
 * Changes a day of a plan in one way: locks it, swaps a piece, moves its outfit to another day, leaves it free, stores
 * its occasion and note, or marks it as worn.
 * @throws AppError invalid_request unless it is exactly one of these, plan_not_found, changed_meanwhile,
 * closet_item_not_found, piece_not_wearable, swap_not_possible, day_not_changeable
 */
export async function changeDay(
  deps: PlannerDeps,
  user: User,
  { id, dayOfWeek, changes }: { id: string; dayOfWeek: WeekDay; changes: DayChanges },
  rejectStale: RejectStale,
): Promise<PlanReply> {
  requireOneChange(changes)
  if (changes.occasion !== undefined || changes.note !== undefined)
    return setDayWishes(deps, user, { id, dayOfWeek, changes }, rejectStale)
  return deps.db.transaction().execute(async (transaction) => {
    const stored = await requirePlan(transaction, user, id, 'to change')
    rejectStale(await planReply(transaction, stored, deps.clock))
    await change(deps, transaction, { stored, dayOfWeek, changes })
    return planReply(transaction, await requirePlan(transaction, user, id), deps.clock)
  })
}

async function change(
  deps: PlannerDeps,
  transaction: Database,
  { stored, dayOfWeek, changes }: { stored: StoredPlan; dayOfWeek: WeekDay; changes: DayChanges },
): Promise<void> {
  const { isLocked, swap, moveTo, moveBack, isWorn, isFree } = changes
  const day = requireDay(stored, dayOfWeek)
  if (swap) await swapPlannedPiece(deps, transaction, { stored, day, ...swap })
  else if (moveTo) await moveOutfit(deps, transaction, { stored, day, to: requireDay(stored, moveTo) })
  else if (moveBack) {
    const { to, was, otherWas } = moveBack
    const states = { day: was, to: otherWas }
    await moveOutfit(deps, transaction, { stored, day, to: requireDay(stored, to), states })
  } else if (isFree !== undefined)
    await (isFree ? leaveDayFree : undoFreeDay)(deps, transaction, { stored, day })
  else if (isWorn !== undefined) await (isWorn ? wearDay : unwearDay)(deps, transaction, { stored, day })
  else if (isLocked !== undefined) await updateDay(transaction, day.id, { isLocked, isByHand: false })
}

function requireOneChange({ occasion, note, ...others }: DayChanges): void {
  const count = Object.values(others).filter((each) => each !== undefined).length
  const hasWishes = occasion !== undefined || note !== undefined
  if (count + Number(hasWishes) === 1) return
  const message =
    'Change one thing at a time: isLocked, swap, moveTo, moveBack, isWorn, isFree, or occasion and note.'
  throw new AppError('invalid_request', { message })
}
