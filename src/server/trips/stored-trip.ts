import type { OutfitItem } from '../../contract/closet/outfit-items.ts'
import type { BagSize, PackingLine } from '../../contract/trips/packing-list.ts'
import type { TripDay, TripPiece } from '../../contract/trips/trips.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'

export interface StoredTrip {
  readonly id: string
  readonly userId: string
  readonly place: string
  readonly fromDate: CalendarDate
  readonly toDate: CalendarDate
  readonly purpose: string
  readonly bag: BagSize
  readonly laundryEvery: number | null
  readonly isHome: boolean
  readonly version: number
  readonly solvedWith: string
  readonly weatherNote: string
  readonly missing: readonly string[]
  readonly takenOut: readonly OutfitItem[]
  readonly createdAt: Date
}

/** The user's wishes for a trip. */
export type TripWishes = Pick<
  StoredTrip,
  'place' | 'fromDate' | 'toDate' | 'purpose' | 'bag' | 'laundryEvery'
>

/** A stored day of a trip, or its travel outfit. */
export interface StoredTripDay extends Omit<TripDay, 'pieces'> {
  readonly pieces: readonly TripPiece[]
  /** Ids of the tops and dresses of the day's earlier solutions. */
  readonly offered: readonly string[]
}

/** A stored line of a packing list. */
export interface StoredLine extends Pick<
  PackingLine,
  'id' | 'group' | 'text' | 'item' | 'isByHand' | 'isPacked' | 'isBack'
> {
  /** Null for a thing that is not a piece of the closet, and after the piece was permanently deleted. */
  readonly closetItemId: string | null
  /** Key of our suggestion; null for lines that the user wrote or edited. */
  readonly suggestedAs: string | null
}

/** A trip with its days, the travel outfit first, and its packing list in order. */
export interface WholeTrip {
  readonly trip: StoredTrip
  readonly days: readonly StoredTripDay[]
  readonly lines: readonly StoredLine[]
}
