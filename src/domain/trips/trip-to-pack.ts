import type { BagSize } from '../../contract/trips.ts'
import type { DayToDress } from '../planner/week-to-solve.ts'
import type { StylistPiece } from '../stylist/outfit.ts'

/** A day of a trip that is to be dressed for. */
export interface TripDayToDress extends DayToDress {
  /** Ids of pieces that are not to be worn on it: they were offered already. */
  readonly avoidIds?: ReadonlySet<string>
}

/** A trip that is to be packed for. */
export interface TripToPack {
  /** The outfit to travel in first, then the days. What the person chose is `fixed` and stays. */
  readonly days: readonly TripDayToDress[]
  /** What may be taken along, each piece once. */
  readonly closet: readonly StylistPiece[]
  /** Ids of pieces that the person put on the list: they are packed whatever comes. */
  readonly keptIds: ReadonlySet<string>
  readonly bag: BagSize
  /** Days from one wash to the next; null for none. */
  readonly laundryEvery: number | null
  /** As '2026-11-23'. */
  readonly today: string
  /** Decides between what is equally good; the same seed packs the same. */
  readonly seed: string
}

/** How a trip was packed. */
export interface PackedTrip {
  /** What is worn on each of `days`; empty where the closet or the bag has nothing. */
  readonly outfits: readonly (readonly StylistPiece[])[]
  /** All that is taken along: what the outfits wear, what the person put on the list and what the weather may call for. */
  readonly pieces: readonly StylistPiece[]
  /** Ids of pieces that no outfit wears and the weather may call for: a rain jacket. */
  readonly spareIds: ReadonlySet<string>
  /** Ids of what is worn unwashed more often than it should be, by the place of the day. */
  readonly repeatedIds: readonly (readonly string[])[]
}

/** The place of the outfit to travel in among the days. */
export const TRAVEL_AT = 0
