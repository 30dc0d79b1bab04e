import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { daysAfter, daysFrom, midnight } from '../calendar-days.ts'

const WEEK = 7

/** Returns the Monday of a date's week. */
export function mondayOf(date: CalendarDate): CalendarDate {
  // 0 is Sunday.
  const daysAfterMonday = (new Date(midnight(date)).getUTCDay() + WEEK - 1) % WEEK
  return daysAfter(date, -daysAfterMonday)
}

/** Returns today for the current week, else the week's Monday. */
export function firstDayLeft(monday: CalendarDate, today: CalendarDate): CalendarDate {
  return mondayOf(today) === monday ? today : monday
}

/** Returns the seven dates of the week that starts on `monday`. */
export function weekDates(monday: CalendarDate): CalendarDate[] {
  return daysFrom(monday, WEEK)
}
