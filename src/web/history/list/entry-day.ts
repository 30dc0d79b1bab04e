import { parseISO } from 'date-fns/parseISO'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'

const month = new Intl.DateTimeFormat('en-US', { month: 'short' })
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short' })

/**
 * A day as the heading of a row: '24 Nov' and 'Tue', with the year if it differs from that of `today`.
 */
export function entryDay(
  day: CalendarDate,
  today: CalendarDate,
): { readonly day: string; readonly weekday: string } {
  const date = parseISO(day)
  const year = day.slice(0, 4)
  return {
    day: `${date.getDate()} ${month.format(date)}`,
    weekday: year === today.slice(0, 4) ? weekday.format(date) : `${weekday.format(date)} ${year}`,
  }
}
