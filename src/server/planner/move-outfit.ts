import type { Database } from '../db/open-database.ts'
import { chooseByHand } from './choose-by-hand.ts'
import { plannedPieces } from './planned-pieces.ts'
import type { PlannerNeeds } from './planner-needs.ts'
import { refuseWornDay } from './refuse-worn-day.ts'
import type { StoredDay, StoredPlan } from './stored-plan.ts'

/**
 * Lets two days change their outfits; date, weather and what the day is for stay. The person says where both belong, so
 * both are locked as after a swap; but not a day that is left with nothing to wear, which is still to be chosen.
 * @throws AppError day_not_changeable where one of them was worn
 */
export async function moveOutfit(
  needs: Pick<PlannerNeeds, 'clock' | 'pieceReader'>,
  transaction: Database,
  { stored, day, to }: { stored: StoredPlan; day: StoredDay; to: StoredDay },
): Promise<void> {
  if (day.id === to.id) return
  refuseWornDay(day)
  refuseWornDay(to)
  const pieces = await plannedPieces(needs.pieceReader, transaction, stored.plan.userId, [day, to])
  const outfitOf = ({ dayOfWeek }: StoredDay) => {
    const moved = pieces.get(dayOfWeek) ?? []
    return { pieces: moved, isLocked: moved.length > 0 }
  }
  const chosen = new Map([
    [day.dayOfWeek, outfitOf(to)],
    [to.dayOfWeek, outfitOf(day)],
  ])
  await chooseByHand(needs, transaction, stored, chosen)
}
