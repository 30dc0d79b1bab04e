import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { dayOfMonth, shortMonth, shortWeekday, yearOf } from '../../../domain/words/dates.ts'

/**
 * A day as the heading of a row: '24 Nov' and 'Tue', with the year if it differs from that of `today`.
 */
export function entryDay(
  day: CalendarDate,
  today: CalendarDate,
): { readonly day: string; readonly weekday: string } {
  return {
    day: `${dayOfMonth(day)} ${shortMonth(day)}`,
    weekday: yearOf(day) === yearOf(today) ? shortWeekday(day) : `${shortWeekday(day)} ${yearOf(day)}`,
  }
}
