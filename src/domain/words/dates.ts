import type { CalendarDate, CalendarMonth } from '../../contract/values/calendar-date.ts'
import { weekDayOf } from '../calendar-days.ts'

// Not by Intl.DateTimeFormat: a page's first one takes 25 to 50 ms, four times as long on a phone.
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** 'November'. */
export function monthName(date: CalendarDate | CalendarMonth): string {
  return months[Number(date.slice(5, 7)) - 1] ?? ''
}

/** 'Nov'. */
export function shortMonth(date: CalendarDate | CalendarMonth): string {
  return monthName(date).slice(0, 3)
}

/** 'Mon'. */
export function shortWeekday(date: CalendarDate): string {
  return weekDayOf(date).slice(0, 3)
}

/** 'Nov 23'. */
export function shortDate(date: CalendarDate): string {
  return `${shortMonth(date)} ${dayOfMonth(date)}`
}

/** 'November 23'. */
export function monthAndDay(date: CalendarDate): string {
  return `${monthName(date)} ${dayOfMonth(date)}`
}

/** 'Monday, November 23'. */
export function dateWithWeekday(date: CalendarDate): string {
  return `${weekDayOf(date)}, ${monthAndDay(date)}`
}

/** 'November 23, 2026'. */
export function dateWithYear(date: CalendarDate): string {
  return `${monthAndDay(date)}, ${yearOf(date)}`
}

/** 'November 23', with its year if it differs from that of `today`. */
export function formatDay(date: CalendarDate, today: CalendarDate): string {
  return yearOf(date) === yearOf(today) ? monthAndDay(date) : dateWithYear(date)
}

/** 'November 2026'. */
export function monthAndYear(date: CalendarDate | CalendarMonth): string {
  return `${monthName(date)} ${yearOf(date)}`
}

/** 23 of November 23. */
export function dayOfMonth(date: CalendarDate): number {
  return Number(date.slice(8, 10))
}

/** '2026'. */
export function yearOf(date: CalendarDate | CalendarMonth): string {
  return date.slice(0, 4)
}
