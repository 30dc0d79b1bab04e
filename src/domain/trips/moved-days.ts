import { TRAVEL_DAY, type TripDayName } from '../../contract/trips/trips.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { daysBetween, daysFrom } from '../calendar-days.ts'

/** First and last date of a trip. */
export interface TripRange {
  readonly fromDate: CalendarDate
  readonly toDate: CalendarDate
}

/** Returns the names of a trip's days: TRAVEL_DAY, then each date. */
export function tripDayNames({ fromDate, toDate }: TripRange): TripDayName[] {
  return [TRAVEL_DAY, ...daysFrom(fromDate, daysBetween(fromDate, toDate) + 1)]
}

/**
 * Maps the former names of a trip's days to the new ones after a change of dates. A trip moved as a whole keeps the
 * order of its days; a longer or shorter one keeps their dates. Days without a new name are left out.
 */
export function movedDays(from: TripRange, to: TripRange): Map<TripDayName, TripDayName> {
  const [before, after] = [tripDayNames(from), tripDayNames(to)]
  const overlaps = to.fromDate <= from.toDate && from.fromDate <= to.toDate
  const isMoved = before.length === after.length || !overlaps
  const moved = new Map<TripDayName, TripDayName>()
  for (const [at, day] of before.entries()) {
    const then = isMoved ? after[at] : after.find((name) => name === day)
    if (then !== undefined) moved.set(day, then)
  }
  return moved
}
