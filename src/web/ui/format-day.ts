import { parseISO } from 'date-fns/parseISO'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'

const sameYear = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long' })
const anyYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' })

/** A day in words: 'November 7', with its year if it differs from that of `today`. */
export function formatDay(day: CalendarDate, today: CalendarDate): string {
  const format = day.slice(0, 4) === today.slice(0, 4) ? sameYear : anyYear
  return format.format(parseISO(day))
}

/** The month of a day in words: 'May 2024'. */
export function formatMonth(day: CalendarDate): string {
  return monthAndYear.format(parseISO(day))
}
