import { setImmediate as othersTurn } from 'node:timers/promises'
import { weekDays, type WeekDay } from '../../contract/planner.ts'
import { PLACE_MAX } from '../../contract/weather.ts'
import { cutAtWord } from '../../domain/sharing/cut-at-word.ts'
import type { StylistPiece } from '../../domain/stylist/outfit.ts'
import type { User } from '../http/user-of-request.ts'
import { inTurns } from '../stylist/in-turns.ts'
import { today } from '../stylist/today.ts'
import { weatherDays } from '../weather/weather-days.ts'
import { outfitOfDay } from './outfit-of-day.ts'
import type { PlannerNeeds } from './planner-needs.ts'
import { weekInSteps } from '../../domain/planner/solve-week.ts'
import type { DayOutfit } from './stored-plan.ts'
import { summaryOf } from './summary-of.ts'
import { weekOfPlan, type PlanWishes } from './week-of-plan.ts'

interface PlanToSolve {
  readonly wishes: PlanWishes
  /** What stays, by its day. */
  readonly fixed: ReadonlyMap<WeekDay, readonly StylistPiece[]>
  /** What may be worn. */
  readonly closet: readonly StylistPiece[]
  readonly seed: string
}

interface SolvedPlan {
  /** The place whose weather was planned for. */
  readonly place: string
  readonly summary: string
  /** Of all seven days, also of those that stay. */
  readonly outfits: ReadonlyMap<WeekDay, DayOutfit>
}

/** Chooses the outfits of a week together, for its weather as far as a forecast reaches, and says them in words. */
export async function solvePlan(
  needs: PlannerNeeds,
  user: User,
  { wishes, fixed, closet, seed }: PlanToSolve,
): Promise<SolvedPlan> {
  const { place, days: weather } = await weatherDays(needs, user, {
    location: null,
    from: wishes.weekStartDate,
    days: weekDays.length,
  })
  const week = weekOfPlan({ wishes, weather, fixed, closet, seed, today: today(needs.clock) })
  await othersTurn()
  const solved = await inTurns(weekInSteps(week))
  const outfits = new Map<WeekDay, DayOutfit>()
  for (const dayOfWeek of weekDays) {
    await othersTurn()
    outfits.set(dayOfWeek, outfitOfDay(week, solved, { dayOfWeek, wishes, place }))
  }
  return {
    place: cutAtWord(place, PLACE_MAX),
    summary: summaryOf(solved),
    outfits,
  }
}
