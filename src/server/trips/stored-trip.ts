import type { OutfitItem } from '../../contract/closet-outfit.ts'
import type { BagSize, PackingLine, TripDay, TripPiece } from '../../contract/trips.ts'

/** A trip, as it is stored. */
export interface StoredTrip {
  readonly id: string
  readonly userId: string
  readonly place: string
  readonly fromDate: string
  readonly toDate: string
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

/** What the person says of a trip. */
export type TripWishes = Pick<
  StoredTrip,
  'place' | 'fromDate' | 'toDate' | 'purpose' | 'bag' | 'laundryEvery'
>

/** A day of a trip, or the outfit to travel in, as it is stored. */
export interface StoredTripDay extends Omit<TripDay, 'pieces'> {
  readonly pieces: readonly TripPiece[]
  /** Ids of the tops and dresses that were offered when the day was chosen again. */
  readonly offered: readonly string[]
}

/** A line of a packing list, as it is stored. */
export interface StoredLine extends Pick<
  PackingLine,
  'id' | 'group' | 'text' | 'item' | 'isByHand' | 'isPacked' | 'isBack'
> {
  /** Null for a thing that is not a piece of the closet, and once the piece is deleted. */
  readonly closetItemId: string | null
  /** Which of our suggestions it is; null for what the person wrote or edited. */
  readonly suggestedAs: string | null
}

/** A trip with its days, the outfit to travel in first, and its packing list in order. */
export interface WholeTrip {
  readonly trip: StoredTrip
  readonly days: readonly StoredTripDay[]
  readonly lines: readonly StoredLine[]
}
