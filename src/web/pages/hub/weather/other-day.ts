import { weekdayName } from '../../../planner/week-range.ts'

interface ThereAndHere {
  /** As 'Auckland, New Zealand'. */
  readonly place: string
  /** The day that it is at the place, as '2026-11-22'. */
  readonly there: string
  /** The day that it is by the user's clock. */
  readonly here: string
}

/** That it is another day at the place than by the user's clock; null where it is not. */
export function otherDay({ place, there, here }: ThereAndHere): string | null {
  if (there === here) return null
  return `For ${weekdayName(here)}, your time. It's already ${weekdayName(there)} in ${place.split(',')[0]}.`
}
