import type { TripTime } from '../../contract/trips.ts'

interface TripDates {
  /** As '2026-11-23'. */
  readonly fromDate: string
  readonly toDate: string
  /** The user marked the trip as over. */
  readonly isHome: boolean
}

/** Returns whether a trip is coming, current or past: past after its last date, or once the user is home. */
export function tripTime({ fromDate, toDate, isHome }: TripDates, today: string): TripTime {
  if (toDate < today || isHome) return 'past'
  return fromDate > today ? 'coming' : 'now'
}
