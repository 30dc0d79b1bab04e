import { daysAfter, daysFrom, midnight } from '../calendar-days.ts'

const WEEK = 7

/** Returns the Monday of a date's week, both as '2026-11-23'. */
export function mondayOf(date: string): string {
  // 0 is Sunday.
  const daysAfterMonday = (new Date(midnight(date)).getUTCDay() + WEEK - 1) % WEEK
  return daysAfter(date, -daysAfterMonday)
}

/** Returns today for the current week, else the week's Monday, as '2026-11-23'. */
export function firstDayLeft(monday: string, today: string): string {
  return mondayOf(today) === monday ? today : monday
}

/** Returns the seven dates of the week that starts on `monday`, as '2026-11-23'. */
export function weekDates(monday: string): string[] {
  return daysFrom(monday, WEEK)
}
