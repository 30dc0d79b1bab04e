import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { daysAfter, daysAfterMonday, daysFrom } from '../calendar-days.ts'

const WEEK = 7

/** Returns the Monday of a date's week. */
export function mondayOf(date: CalendarDate): CalendarDate {
  return daysAfter(date, -daysAfterMonday(date))
}

/** Returns today for the current week, else the week's Monday. */
export function firstDayLeft(monday: CalendarDate, today: CalendarDate): CalendarDate {
  return mondayOf(today) === monday ? today : monday
}

/** Returns the seven dates of the week that starts on `monday`. */
export function weekDates(monday: CalendarDate): CalendarDate[] {
  return daysFrom(monday, WEEK)
}
