import type { Clock } from '../ports/clock.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Today ('2026-11-23') where clocks are so far ahead of UTC. */
export function todayAt(clock: Clock, utcOffsetSeconds: number): string {
  return new Date(clock.now().getTime() + utcOffsetSeconds * 1000).toISOString().slice(0, 10)
}

/** So many days in a row, `first` ('2026-11-23') and those after it. */
export function datesFrom(first: string, count: number): string[] {
  // In UTC no day is skipped or comes twice.
  const start = Date.parse(first)
  return Array.from({ length: count }, (_, at) => new Date(start + at * DAY_MS).toISOString().slice(0, 10))
}
