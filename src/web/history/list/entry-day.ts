import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { dayOfMonth, shortMonth, shortWeekday } from '../../../domain/words/dates.ts'

/**
 * A day as the heading of a row: '24 Nov' and 'Tue', with the year if it differs from that of `today`.
 */
export function entryDay(
  day: CalendarDate,
  today: CalendarDate,
): { readonly day: string; readonly weekday: string } {
  const year = day.slice(0, 4)
  return {
    day: `${dayOfMonth(day)} ${shortMonth(day)}`,
    weekday: year === today.slice(0, 4) ? shortWeekday(day) : `${shortWeekday(day)} ${year}`,
  }
}
