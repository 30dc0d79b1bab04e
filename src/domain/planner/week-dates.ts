const DAY_MS = 86_400_000
const WEEK = 7

/** The Monday of the week that a day is in, both as '2026-11-23'. */
export function mondayOf(date: string): string {
  // Midnight in UTC has no daylight saving: every day there is 24 hours long. 0 is Sunday.
  const daysAfterMonday = (new Date(midnight(date)).getUTCDay() + WEEK - 1) % WEEK
  return daysAfter(date, -daysAfterMonday)
}

/** The seven days from a Monday on, as '2026-11-23'. */
export function weekDates(monday: string): string[] {
  return Array.from({ length: WEEK }, (_, days) => daysAfter(monday, days))
}

/** The day so many days later, or earlier where `days` is below 0. */
export function daysAfter(date: string, days: number): string {
  return new Date(midnight(date) + days * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length)
}

/** Whole days from one day to another, below 0 where the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((midnight(to) - midnight(from)) / DAY_MS)
}

function midnight(date: string): number {
  return Date.parse(`${date}T00:00:00Z`)
}
