import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { daysAfter } from '../../../domain/calendar-days.ts'
import { mondayOf } from '../../../domain/planner/week-dates.ts'

// From Saturday on, the next week is planned.
const SATURDAY = 5

/** The Monday of the week that a new plan starts with: this week's, from Saturday on the next one's. */
export function weekToPlan(today: CalendarDate): CalendarDate {
  const monday = mondayOf(today)
  return today >= daysAfter(monday, SATURDAY) ? daysAfter(monday, 7) : monday
}
