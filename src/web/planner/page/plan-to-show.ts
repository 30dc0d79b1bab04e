import type { WeeklyPlan } from '../../../contract/planner/planner.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { mondayOf } from '../../../domain/planner/week-dates.ts'

/**
 * The plan that the planner opens initially: of the current week, otherwise of the next week with a plan; null without
 * one.
 */
export function planToShow(plans: readonly WeeklyPlan[], today: CalendarDate): WeeklyPlan | null {
  const monday = mondayOf(today)
  const [first] = plans
    .filter(({ weekStartDate }) => weekStartDate >= monday)
    // Stable: within a week the newest stays first.
    .toSorted((one, other) =>
      one.weekStartDate < other.weekStartDate ? -1 : Number(one.weekStartDate > other.weekStartDate),
    )
  return first ?? null
}
