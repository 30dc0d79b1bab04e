const DAY_MS = 86_400_000

/** Milliseconds to midnight in UTC of a day as '2026-11-23': no daylight saving, every day there is 24 hours long. */
export function midnight(date: string): number {
  return Date.parse(`${date}T00:00:00Z`)
}

/** The day so many days later, or earlier where `days` is below 0. */
export function daysAfter(date: string, days: number): string {
  return new Date(midnight(date) + days * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length)
}

/** So many days in a row, `first` and those after it. */
export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, days) => daysAfter(first, days))
}

/** Whole days from one day to another, below 0 where the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((midnight(to) - midnight(from)) / DAY_MS)
}
