import type { TripTime } from '../../contract/trips/trips.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'

interface TripDates {
  readonly fromDate: CalendarDate
  readonly toDate: CalendarDate
  /** The user marked the trip as over. */
  readonly isHome: boolean
}

/** Returns whether a trip is coming, current or past: past after its last date, or once the user is home. */
export function tripTime({ fromDate, toDate, isHome }: TripDates, today: CalendarDate): TripTime {
  if (toDate < today || isHome) return 'past'
  return fromDate > today ? 'coming' : 'now'
}
