import { midnight } from '../calendar-days.ts'

const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** 'Nov 22' for '2026-11-22'. */
export function shortDate(date: string): string {
  return format.format(midnight(date))
}

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** 'November 2026' for '2026-11-22'. */
export function monthAndYear(date: string): string {
  return month.format(midnight(date))
}
