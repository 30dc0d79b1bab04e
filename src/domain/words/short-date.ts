import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { midnight } from '../calendar-days.ts'

const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** Formats a date as 'Nov 22'. */
export function shortDate(date: CalendarDate): string {
  return format.format(midnight(date))
}

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Formats a date as 'November 2026'. */
export function monthAndYear(date: CalendarDate): string {
  return month.format(midnight(date))
}
