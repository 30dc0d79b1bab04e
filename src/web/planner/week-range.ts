import { parseISO } from 'date-fns/parseISO'
import { type CalendarDate, isCalendarDate } from '../../contract/values/calendar-date.ts'
import { daysAfter } from '../../domain/calendar-days.ts'

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short' })
const longWeekday = new Intl.DateTimeFormat('en-US', { weekday: 'long' })

/** Heading of a day: 'Mon 23'. */
export function dayHeading(date: CalendarDate): string {
  const day = parseISO(date)
  return `${weekday.format(day)} ${day.getDate()}`
}

/** Such as 'Monday'. */
export function weekdayName(date: CalendarDate): string {
  return longWeekday.format(parseISO(date))
}

/**
 * The week that starts on a Monday: 'Nov 23–29', across months 'Nov 30 – Dec 6', with the year if it differs from that
 * of `today` or changes within the week.
 */
export function weekRange(
  monday: CalendarDate,
  today: CalendarDate,
  month: 'short' | 'long' = 'short',
): string {
  const sunday = daysAfter(monday, 6)
  const monthName = new Intl.DateTimeFormat('en-US', { month })
  const monthAndDay = (date: CalendarDate) =>
    `${monthName.format(parseISO(date))} ${parseISO(date).getDate()}`
  if (yearOf(monday) !== yearOf(sunday))
    return `${monthAndDay(monday)}, ${yearOf(monday)} – ${monthAndDay(sunday)}, ${yearOf(sunday)}`
  const isOneMonth = monday.slice(0, 7) === sunday.slice(0, 7)
  const days = isOneMonth
    ? `${monthAndDay(monday)}–${parseISO(sunday).getDate()}`
    : `${monthAndDay(monday)} – ${monthAndDay(sunday)}`
  return yearOf(sunday) === yearOf(today) ? days : `${days}, ${yearOf(sunday)}`
}

const yearOf = (date: CalendarDate) => date.slice(0, 4)

/** Whether a plan can be made for a date. */
export function isDay(date: string): date is CalendarDate {
  return isCalendarDate(date) && date >= '1900' && date < '2101'
}
