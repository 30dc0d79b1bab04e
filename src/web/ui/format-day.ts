import { parseISO } from 'date-fns/parseISO'

const sameYear = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long' })
const anyYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' })

/** A day ('2026-11-07') in words: 'November 7', with its year if it differs from that of `today`. */
export function formatDay(day: string, today: string): string {
  const format = day.slice(0, 4) === today.slice(0, 4) ? sameYear : anyYear
  return format.format(parseISO(day))
}

/** The month of a day in words: 'May 2024'. */
export function formatMonth(day: string): string {
  return monthAndYear.format(parseISO(day))
}
