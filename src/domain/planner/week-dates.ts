import { daysAfter, daysFrom, midnight } from '../calendar-days.ts'

const WEEK = 7

/** The Monday of the week that a day is in, both as '2026-11-23'. */
export function mondayOf(date: string): string {
  // 0 is Sunday.
  const daysAfterMonday = (new Date(midnight(date)).getUTCDay() + WEEK - 1) % WEEK
  return daysAfter(date, -daysAfterMonday)
}

/** The seven days from a Monday on, as '2026-11-23'. */
export function weekDates(monday: string): string[] {
  return daysFrom(monday, WEEK)
}
