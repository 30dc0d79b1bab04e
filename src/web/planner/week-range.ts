import { type CalendarDate, isCalendarDate } from '../../contract/values/calendar-date.ts'
import { daysAfter } from '../../domain/calendar-days.ts'
import { dayOfMonth, monthAndDay, shortDate, shortWeekday, yearOf } from '../../domain/words/dates.ts'

/** Heading of a day: 'Mon 23'. */
export function dayHeading(date: CalendarDate): string {
  return `${shortWeekday(date)} ${dayOfMonth(date)}`
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
  const dayInWords = month === 'short' ? shortDate : monthAndDay
  if (yearOf(monday) !== yearOf(sunday))
    return `${dayInWords(monday)}, ${yearOf(monday)} – ${dayInWords(sunday)}, ${yearOf(sunday)}`
  const isOneMonth = monday.slice(0, 7) === sunday.slice(0, 7)
  const days = isOneMonth
    ? `${dayInWords(monday)}–${dayOfMonth(sunday)}`
    : `${dayInWords(monday)} – ${dayInWords(sunday)}`
  return yearOf(sunday) === yearOf(today) ? days : `${days}, ${yearOf(sunday)}`
}

/** Whether a plan can be made for a date. */
export function isDay(date: string): date is CalendarDate {
  return isCalendarDate(date) && date >= '1900' && date < '2101'
}
