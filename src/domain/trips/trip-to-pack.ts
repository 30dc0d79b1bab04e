import type { BagSize } from '../../contract/trips/packing-list.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import type { DayToDress } from '../planner/week-to-solve.ts'
import type { StylistPiece } from '../stylist/outfit.ts'

export interface TripDayToDress extends DayToDress {
  /** Ids of pieces to avoid because they were offered before. */
  readonly avoidIds?: ReadonlySet<string>
}

export interface TripToPack {
  /** The travel outfit first, then the days. Outfits chosen by the user are `fixed` and stay. */
  readonly days: readonly TripDayToDress[]
  /** Available pieces, each once. */
  readonly closet: readonly StylistPiece[]
  /** Ids of pieces that the user put on the list; they are always packed. */
  readonly keptIds: ReadonlySet<string>
  readonly bag: BagSize
  /** Days from one wash to the next; null for none. */
  readonly laundryEvery: number | null
  readonly today: CalendarDate
  /** Breaks ties; the same seed gives the same result. */
  readonly seed: string
}

export interface PackedTrip {
  /** The outfit of each of `days`; empty if the closet or the bag has nothing. */
  readonly outfits: readonly (readonly StylistPiece[])[]
  /** All packed pieces: those of the outfits, those on the user's list and spares for the weather. */
  readonly pieces: readonly StylistPiece[]
  /** Ids of spare pieces that are in no outfit, such as a rain jacket. */
  readonly spareIds: ReadonlySet<string>
  /** Ids of pieces worn beyond their wear limit, by index of the day. */
  readonly repeatedIds: readonly (readonly string[])[]
}

/** Index of the travel outfit in `days`. */
export const TRAVEL_AT = 0
