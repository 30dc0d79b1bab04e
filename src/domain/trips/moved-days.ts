import { TRAVEL_DAY } from '../../contract/trips.ts'
import { daysBetween, daysFrom } from '../calendar-days.ts'

/** First and last date of a trip, as '2026-11-23'. */
export interface TripRange {
  readonly fromDate: string
  readonly toDate: string
}

/** Returns the names of a trip's days: TRAVEL_DAY, then each date. */
export function tripDayNames({ fromDate, toDate }: TripRange): string[] {
  return [TRAVEL_DAY, ...daysFrom(fromDate, daysBetween(fromDate, toDate) + 1)]
}

/**
 * Maps the former names of a trip's days to the new ones after a change of dates. A trip moved as a whole keeps the
 * order of its days; a longer or shorter one keeps their dates. Days without a new name are left out.
 */
export function movedDays(from: TripRange, to: TripRange): Map<string, string> {
  const [before, after] = [tripDayNames(from), tripDayNames(to)]
  const overlaps = to.fromDate <= from.toDate && from.fromDate <= to.toDate
  const isMoved = before.length === after.length || !overlaps
  const moved = new Map<string, string>()
  for (const [at, day] of before.entries()) {
    const then = isMoved ? after[at] : after.find((name) => name === day)
    if (then !== undefined) moved.set(day, then)
  }
  return moved
}
