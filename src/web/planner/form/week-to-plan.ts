import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { daysAfter } from '../../../domain/calendar-days.ts'
import { mondayOf } from '../../../domain/planner/week-dates.ts'

// From Saturday on, the next week is planned.
const SATURDAY = 5

/**
 * The Monday of the week that a new plan starts with: the first one without a plan, from this week on; from Saturday
 * on, from the next one.
 */
export function weekToPlan(
  today: CalendarDate,
  planned: ReadonlySet<CalendarDate> = new Set(),
): CalendarDate {
  const thisMonday = mondayOf(today)
  let monday = today >= daysAfter(thisMonday, SATURDAY) ? daysAfter(thisMonday, 7) : thisMonday
  while (planned.has(monday)) monday = daysAfter(monday, 7)
  return monday
}
