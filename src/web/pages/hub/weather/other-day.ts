import type { CalendarDate } from '../../../../contract/values/calendar-date.ts'
import { weekDayOf } from '../../../../domain/calendar-days.ts'

interface ThereAndHere {
  /** Such as 'Auckland, New Zealand'. */
  readonly place: string
  /** The current day at the location. */
  readonly there: CalendarDate
  /** The current day by the user's clock. */
  readonly here: CalendarDate
}

/** Note that the location has another day than the user's clock; null if the days are equal. */
export function otherDay({ place, there, here }: ThereAndHere): string | null {
  if (there === here) return null
  const isAhead = there > here
  return `For ${weekDayOf(here)}, your time. It's ${isAhead ? 'already' : 'still'} ${weekDayOf(there)} in ${place.split(',')[0]}.`
}
