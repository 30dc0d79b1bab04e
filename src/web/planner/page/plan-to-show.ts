import type { WeeklyPlan } from '../../../contract/planner.ts'
import { mondayOf } from '../../../domain/planner/week-dates.ts'

/** The plan that the planner opens by itself: of the current week, else of the next week that has one; null without any. */
export function planToShow(plans: readonly WeeklyPlan[], today: string): WeeklyPlan | null {
  const monday = mondayOf(today)
  const [first] = plans
    .filter(({ weekStartDate }) => weekStartDate >= monday)
    // Stable: of one week the newest stays first.
    .toSorted((one, other) =>
      one.weekStartDate < other.weekStartDate ? -1 : Number(one.weekStartDate > other.weekStartDate),
    )
  return first ?? null
}
