import { weekDays, type WeekDay, type WeeklyPlan } from '../../../contract/planner.ts'
import type { DayWeather } from '../../../contract/weather.ts'
import type { Wearer } from '../../../domain/closet/wearer.ts'
import type { WeekToSolve } from '../../../domain/planner/week-to-solve.ts'
import type { StylistPiece } from '../../../domain/stylist/outfit.ts'
import { needsOfDay } from '../../../domain/planner/needs-of-day.ts'
import { weekDates } from '../../../domain/planner/week-dates.ts'
import type { DayWishes } from '../stored-plan.ts'

/** What a week is planned for. */
export type PlanWishes = Pick<WeeklyPlan, 'weekStartDate' | 'styleTheme' | 'season' | 'occasion'>

interface WeekFacts {
  readonly wishes: PlanWishes
  /** Of any days; those of other weeks do not count. */
  readonly weather: readonly DayWeather[]
  /** What stays, by its day. */
  readonly fixed: ReadonlyMap<WeekDay, readonly StylistPiece[]>
  /** Those without wishes of their own may be missing. */
  readonly days: readonly DayWishes[]
  readonly closet: readonly StylistPiece[]
  readonly wearer: Wearer
  /** As '2026-11-23'. */
  readonly today: string
  readonly seed: string
}

/** The week of a plan as the solver takes it. */
export function weekOfPlan(facts: WeekFacts): WeekToSolve {
  const { wishes, weather, fixed, closet, wearer, today, seed } = facts
  const dates = weekDates(wishes.weekStartDate)
  const { styleTheme, season } = wishes
  const days = weekDays.map((day, at) => {
    const date = dates[at] ?? wishes.weekStartDate
    const ofDay = weather.find((each) => each.date === date) ?? null
    const { occasion: ownOccasion = null, leftOut = null } =
      facts.days.find((each) => each.dayOfWeek === day) ?? {}
    const occasion = ownOccasion ?? wishes.occasion
    return {
      day,
      date,
      weather: ofDay,
      needs: needsOfDay({
        styleTheme,
        occasion,
        season,
        day,
        weather: ofDay,
        wearer,
        isOneDay: ownOccasion !== null,
      }),
      fixed: leftOut ? [] : (fixed.get(day) ?? null),
      ownOccasion,
      leftOut,
    }
  })
  return { days, closet, today, seed }
}
