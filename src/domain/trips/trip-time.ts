import type { TripTime } from '../../contract/trips.ts'

interface TripDates {
  /** As '2026-11-23'. */
  readonly fromDate: string
  readonly toDate: string
  /** The person said that they are home. */
  readonly isHome: boolean
}

/** How a trip stands to a day: over from the day after its last, or once the person is home. */
export function tripTime({ fromDate, toDate, isHome }: TripDates, today: string): TripTime {
  if (toDate < today || isHome) return 'past'
  return fromDate > today ? 'coming' : 'now'
}
