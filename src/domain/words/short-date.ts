import { midnight } from '../calendar-days.ts'

const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** Formats '2026-11-22' as 'Nov 22'. */
export function shortDate(date: string): string {
  return format.format(midnight(date))
}

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Formats '2026-11-22' as 'November 2026'. */
export function monthAndYear(date: string): string {
  return month.format(midnight(date))
}
