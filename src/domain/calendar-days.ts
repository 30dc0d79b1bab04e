import type { CalendarDate } from '../contract/values/calendar-date.ts'
import { type WeekDay, weekDays } from '../contract/values/week-days.ts'

const DAY_MS = 86_400_000

/** The UTC day of an instant. */
export function utcDay(instant: Date): CalendarDate {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the first ten characters of an ISO instant
  return instant.toISOString().slice(0, 'yyyy-mm-dd'.length) as CalendarDate
}

/** The day of an instant on the local clock. */
export function localDay(instant: Date): CalendarDate {
  return utcDay(new Date(Date.UTC(instant.getFullYear(), instant.getMonth(), instant.getDate())))
}

/** Timestamp in ms of midnight UTC of a day. In UTC every day has 24 hours. */
export function midnight(date: CalendarDate): number {
  // Planning a week asks thousands of times; parsing a text of date and time takes nearly twice as long.
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)))
}

/** The day `days` days later, or earlier if negative. */
export function daysAfter(date: CalendarDate, days: number): CalendarDate {
  return utcDay(new Date(midnight(date) + days * DAY_MS))
}

/** `count` consecutive days, starting with `first`. */
export function daysFrom(first: CalendarDate, count: number): CalendarDate[] {
  return Array.from({ length: count }, (_, days) => daysAfter(first, days))
}

/** Days from one day to another; negative if the other is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((midnight(to) - midnight(from)) / DAY_MS)
}

/** Days from the Monday of its week to a day: 0 for a Monday, 6 for a Sunday. */
export function daysAfterMonday(date: CalendarDate): number {
  // JavaScript's weeks start on Sunday.
  return (new Date(midnight(date)).getUTCDay() + 6) % 7
}

/** The day of the week of a date. */
export function weekDayOf(date: CalendarDate): WeekDay {
  return weekDays[daysAfterMonday(date)] ?? 'Monday'
}
