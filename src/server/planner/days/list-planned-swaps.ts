import type { PlannedSwap } from '../../../contract/planner/planner.ts'
import type { WeekDay } from '../../../contract/values/week-days.ts'
import { plannedSwaps } from '../../../domain/planner/planned-swaps.ts'
import { plannedSwapReason } from '../../../domain/words/suggestions/swap-reason.ts'
import { AppError } from '../../http/app-error.ts'
import type { User } from '../../http/user-of-request.ts'
import { toOutfitItem } from '../../stylist/outfit-item.ts'
import { today } from '../../ports/clock.ts'
import { readWearer } from '../../user/profile-store.ts'
import { plannedPieces } from '../planned-pieces.ts'
import type { PlannerDeps } from '../planner-deps.ts'
import { requireDay, requirePlan } from '../plan-lifecycle.ts'
import { weatherOfDays } from '../stored-plan.ts'
import { weekOfPlan } from '../solving/week-of-plan.ts'
import { nextTurn } from '../../workers/next-turn.ts'

const SWAPS_OFFERED = 3

/**
 * Lists the best wearable replacements for one piece of a day, given the outfits of the other days.
 * @throws AppError plan_not_found, closet_item_not_found for a piece that isn't in that day's outfit
 */
export async function listPlannedSwaps(
  { db, clock, pieceReader }: PlannerDeps,
  user: User,
  { id, dayOfWeek, itemId }: { id: string; dayOfWeek: WeekDay; itemId: string },
): Promise<PlannedSwap[]> {
  const stored = await requirePlan(db, user, id)
  const { plan, days, solvedWith } = stored
  const day = requireDay(stored, dayOfWeek)
  if (!day.pieces.some(({ item }) => item.id === itemId))
    throw new AppError('closet_item_not_found', { message: `This piece isn't in ${dayOfWeek}'s outfit.` })
  const fixed = await plannedPieces(pieceReader, db, user.id, days)
  const closet = await pieceReader.readWearable(db, user.id, day.date)
  const week = weekOfPlan({
    wishes: plan,
    weather: weatherOfDays(days),
    days,
    fixed,
    closet,
    wearer: await readWearer(db, user),
    today: today(clock),
    seed: solvedWith,
  })
  await nextTurn()
  const swaps = plannedSwaps({ week, day: dayOfWeek, pieceId: itemId, count: SWAPS_OFFERED })
  return swaps.map((swap) => ({ item: toOutfitItem(swap.piece), reasoning: plannedSwapReason(swap) }))
}
