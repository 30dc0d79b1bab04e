import type { Database } from '../../db/open-database.ts'
import { chooseByHand } from './choose-by-hand.ts'
import { updateDay } from '../plan-store.ts'
import { plannedPieces } from '../planned-pieces.ts'
import type { PlannerDeps } from '../planner-deps.ts'
import { rejectWornDay, type StoredDay, type StoredPlan } from '../stored-plan.ts'

interface DayOfPlan {
  readonly stored: StoredPlan
  readonly day: StoredDay
}

/**
 * Leaves a day without an outfit and sets its outfit aside, in the transaction that locked the plan.
 * @throws AppError day_not_changeable for a day that was worn
 */
export async function leaveDayFree(
  deps: Pick<PlannerDeps, 'clock' | 'pieceReader'>,
  transaction: Database,
  { stored, day }: DayOfPlan,
): Promise<void> {
  if (day.leftOut === 'free') return
  rejectWornDay(day)
  const free = { pieces: [], isLocked: false, leftOut: 'free' } as const
  await chooseByHand(deps, transaction, stored, new Map([[day.dayOfWeek, free]]))
  const { pieces, isLocked, isByHand } = day
  if (pieces.length === 0) return
  const setAside = { pieces: pieces.map((piece) => ({ ...piece })), isLocked, isByHand }
  await updateDay(transaction, day.id, { setAside })
}

/**
 * Restores the outfit that a free day had, in the transaction that locked the plan. A day that had none is open again.
 */
export async function undoFreeDay(
  deps: Pick<PlannerDeps, 'clock' | 'pieceReader'>,
  transaction: Database,
  { stored, day }: DayOfPlan,
): Promise<void> {
  if (day.leftOut !== 'free') return
  const { dayOfWeek, setAside } = day
  const { pieces: former, isLocked, isByHand } = setAside ?? { pieces: [], isLocked: false, isByHand: false }
  const { userId } = stored.plan
  const found = await plannedPieces(deps.pieceReader, transaction, userId, [{ dayOfWeek, pieces: former }])
  const restored = { pieces: found.get(dayOfWeek) ?? [], isLocked, isByHand }
  await chooseByHand(deps, transaction, stored, new Map([[dayOfWeek, restored]]))
}
