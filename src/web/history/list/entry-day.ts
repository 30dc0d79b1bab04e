import { parseISO } from 'date-fns/parseISO'

const month = new Intl.DateTimeFormat('en-US', { month: 'short' })
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short' })

/**
 * A day ('2026-11-24') as the heading of a row: '24 Nov' and 'Tue', with the year if it differs from that of `today`.
 */
export function entryDay(day: string, today: string): { readonly day: string; readonly weekday: string } {
  const date = parseISO(day)
  const year = day.slice(0, 4)
  return {
    day: `${date.getDate()} ${month.format(date)}`,
    weekday: year === today.slice(0, 4) ? weekday.format(date) : `${weekday.format(date)} ${year}`,
  }
}
