import { TRAVEL_DAY } from '../../contract/trips.ts'
import { daysBetween, daysFrom } from '../calendar-days.ts'

/** The first and the last day of a trip, as '2026-11-23'. */
export interface TripRange {
  readonly fromDate: string
  readonly toDate: string
}

/** The names of the days of a trip: the outfit to travel in, then each date. */
export function tripDayNames({ fromDate, toDate }: TripRange): string[] {
  return [TRAVEL_DAY, ...daysFrom(fromDate, daysBetween(fromDate, toDate) + 1)]
}

/**
 * Where the days of a trip go when its dates change, by their former names. A trip that is moved as a whole keeps its
 * days in their order; one that gets longer or shorter keeps them on their dates. What has no day any more is left out.
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
