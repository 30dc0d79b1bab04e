import { TRIP_DAYS_MAX } from '../../contract/trips.ts'
import { daysBetween } from '../../domain/calendar-days.ts'
import type { TripRange } from '../../domain/trips/moved-days.ts'
import { AppError } from '../http/app-error.ts'

/**
 * Refuses a trip that ends before it starts, or is too long.
 * @throws AppError invalid_request
 */
export function requireTripDates({ fromDate, toDate }: TripRange): void {
  if (toDate < fromDate) refuse('The last day is before the first.')
  if (daysBetween(fromDate, toDate) >= TRIP_DAYS_MAX) refuse(`A trip has at most ${TRIP_DAYS_MAX} days.`)
}

function refuse(message: string): never {
  throw new AppError('invalid_request', { message, fields: { toDate: message } })
}
