const DAY_MS = 86_400_000

/** Timestamp in ms of midnight UTC of a day as '2026-11-23'. In UTC every day has 24 hours. */
export function midnight(date: string): number {
  return Date.parse(`${date}T00:00:00Z`)
}

/** The day `days` days later, or earlier if negative. */
export function daysAfter(date: string, days: number): string {
  return new Date(midnight(date) + days * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length)
}

/** `count` consecutive days, starting with `first`. */
export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, days) => daysAfter(first, days))
}

/** Days from one day to another; negative if the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((midnight(to) - midnight(from)) / DAY_MS)
}
