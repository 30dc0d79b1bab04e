import { parseISO } from 'date-fns/parseISO'
import { daysAfter } from '../../domain/calendar-days.ts'

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short' })
const longWeekday = new Intl.DateTimeFormat('en-US', { weekday: 'long' })

/** A day as a card is headed: 'Mon 23'. */
export function dayHeading(date: string): string {
  const day = parseISO(date)
  return `${weekday.format(day)} ${day.getDate()}`
}

/** 'Monday'. */
export function weekdayName(date: string): string {
  return longWeekday.format(parseISO(date))
}

/**
 * The week that begins on a Monday: '23 – 29 Nov', across months '30 Nov – 6 Dec', and with the year where it is not
 * that of `today` or changes in between.
 */
export function weekRange(monday: string, today: string, month: 'short' | 'long' = 'short'): string {
  const sunday = daysAfter(monday, 6)
  const monthName = new Intl.DateTimeFormat('en-US', { month })
  const end = (date: string, parts: 'day' | 'month' | 'year') => {
    const day = parseISO(date)
    return [day.getDate(), parts !== 'day' && monthName.format(day), parts === 'year' && day.getFullYear()]
      .filter(Boolean)
      .join(' ')
  }
  const isOneYear = monday.slice(0, 4) === sunday.slice(0, 4)
  const isOneMonth = monday.slice(0, 7) === sunday.slice(0, 7)
  const isThisYear = sunday.slice(0, 4) === today.slice(0, 4)
  const first = end(monday, isOneMonth ? 'day' : isOneYear ? 'month' : 'year')
  return `${first} – ${end(sunday, isOneYear && isThisYear ? 'month' : 'year')}`
}

/** Whether it is a day that a plan can be made for. */
export function isDay(date: string): boolean {
  return /^(19|20|21)\d\d-\d\d-\d\d$/.test(date) && date < '2101' && !Number.isNaN(parseISO(date).getTime())
}
