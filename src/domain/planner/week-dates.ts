import { daysAfter, daysFrom, midnight } from '../calendar-days.ts'

const WEEK = 7

/** The Monday of the week that a day is in, both as '2026-11-23'. */
export function mondayOf(date: string): string {
  // 0 is Sunday.
  const daysAfterMonday = (new Date(midnight(date)).getUTCDay() + WEEK - 1) % WEEK
  return daysAfter(date, -daysAfterMonday)
}

/** The first day of the week from a Monday on that is not over, both as '2026-11-23'; of a past week its Monday. */
export function firstDayLeft(monday: string, today: string): string {
  return mondayOf(today) === monday ? today : monday
}

/** The seven days from a Monday on, as '2026-11-23'. */
export function weekDates(monday: string): string[] {
  return daysFrom(monday, WEEK)
}
