import type { DayState } from '../../../contract/planner/planner.ts'
import type { Database } from '../../db/open-database.ts'
import { chooseByHand } from './choose-by-hand.ts'
import { plannedPieces } from '../planned-pieces.ts'
import type { PlannerDeps } from '../planner-deps.ts'
import { rejectWornDay, type StoredDay, type StoredPlan } from '../stored-plan.ts'

interface Move {
  readonly stored: StoredPlan
  readonly day: StoredDay
  readonly to: StoredDay
  /** States of both days afterwards. By default both are chosen by hand. */
  readonly states?: { readonly day: DayState; readonly to: DayState }
}

/**
 * Exchanges the outfits of two days; date, weather and occasion stay. The user chose both, so both are locked like
 * after a swap, except a day that is left without an outfit, which stays open. A free state moves like an outfit.
 * @throws AppError day_not_changeable if one of them was worn
 */
export async function moveOutfit(
  deps: Pick<PlannerDeps, 'clock' | 'pieceReader'>,
  transaction: Database,
  { stored, day, to, states = { day: 'byHand', to: 'byHand' } }: Move,
): Promise<void> {
  if (day.id === to.id) return
  rejectWornDay(day)
  rejectWornDay(to)
  const pieces = await plannedPieces(deps.pieceReader, transaction, stored.plan.userId, [day, to])
  const outfitOf = ({ dayOfWeek, leftOut }: StoredDay, state: DayState) => {
    const moved = pieces.get(dayOfWeek) ?? []
    const isDressed = moved.length > 0
    return {
      pieces: moved,
      isLocked: isDressed && state !== 'open',
      isByHand: isDressed && state === 'byHand',
      leftOut: leftOut === 'free' ? leftOut : null,
    }
  }
  const chosen = new Map([
    [day.dayOfWeek, outfitOf(to, states.day)],
    [to.dayOfWeek, outfitOf(day, states.to)],
  ])
  await chooseByHand(deps, transaction, stored, chosen)
}
