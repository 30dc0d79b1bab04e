import { isDeepStrictEqual } from 'node:util'
import type { WeeklyPlan } from '../../../contract/planner/planner.ts'
import { weekDays, type WeekDay } from '../../../contract/values/week-days.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import type { DayWeather } from '../../../contract/weather.ts'
import type { Wearer } from '../../../domain/closet/wearer/wearer.ts'
import type { WeekToSolve } from '../../../domain/planner/week-to-solve.ts'
import type { OutfitNeeds } from '../../../domain/stylist/outfit-needs.ts'
import type { StylistPiece } from '../../../domain/stylist/outfit.ts'
import { needsOfDay } from '../../../domain/planner/needs-of-day.ts'
import { weekDates } from '../../../domain/planner/week-dates.ts'
import type { DayWishes } from '../stored-plan.ts'

/** The user's wishes for a week. */
export type PlanWishes = Pick<WeeklyPlan, 'weekStartDate' | 'styleTheme' | 'season' | 'occasion'>

interface WeekFacts {
  readonly wishes: PlanWishes
  /** Weather of any days; days of other weeks are ignored. */
  readonly weather: readonly DayWeather[]
  /** Fixed outfits by day. */
  readonly fixed: ReadonlyMap<WeekDay, readonly StylistPiece[]>
  /** Wishes by day; days without any may be missing. */
  readonly days: readonly DayWishes[]
  readonly closet: readonly StylistPiece[]
  readonly wearer: Wearer
  readonly today: CalendarDate
  readonly seed: string
}

/** Builds the solver's input from a plan. */
export function weekOfPlan(facts: WeekFacts): WeekToSolve {
  const { wishes, weather, fixed, closet, wearer, today, seed } = facts
  const dates = weekDates(wishes.weekStartDate)
  const { styleTheme, season } = wishes
  const sharedNeeds = shareEqualNeeds()
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
      needs: sharedNeeds(
        needsOfDay({
          styleTheme,
          occasion,
          season,
          day,
          weather: ofDay,
          wearer,
          isOneDay: ownOccasion !== null,
        }),
      ),
      fixed: leftOut ? [] : (fixed.get(day) ?? null),
      ownOccasion,
      leftOut,
    }
  })
  return { days, closet, today, seed }
}

// What the stylist computes per piece is kept by the identity of the needs, so that days with equal needs share it.
function shareEqualNeeds(): (needs: OutfitNeeds) => OutfitNeeds {
  const known: OutfitNeeds[] = []
  return (needs) => {
    const equal = known.find((one) => isDeepStrictEqual(one, needs))
    if (!equal) known.push(needs)
    return equal ?? needs
  }
}
