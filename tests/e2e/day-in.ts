import type { CalendarDate } from '../../src/contract/values/calendar-date.ts'
import { daysAfter, utcDay } from '../../src/domain/calendar-days.ts'

/** Returns the day in `days` days. */
export function dayIn(days: number): CalendarDate {
  return daysAfter(utcDay(new Date()), days)
}
