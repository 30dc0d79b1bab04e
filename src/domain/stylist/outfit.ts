import type { ClosetCategory } from '../../contract/closet/closet.ts'
import type { OwnerTraits } from '../../contract/closet/owner-traits.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import type { OutfitScore } from './score/score-outfit.ts'
import type { Garment, OwnSlot } from '../closet/garment.ts'
import type { OccasionWant } from './outfit-needs.ts'

/** A wearable piece of the closet, with its parsed garment. */
export interface StylistPiece {
  readonly id: string
  readonly name: string
  readonly category: ClosetCategory
  readonly imageUrl: string
  /** As written by the owner. */
  readonly color: string
  readonly brand: string | null
  /** Null for never. */
  readonly lastWornDate: CalendarDate | null
  readonly wearCount: number
  /** The owner's corrections, already applied to `garment`; undefined for pieces outside of a closet. */
  readonly traits?: OwnerTraits
  readonly garment: Garment
}

/** A slot for which the closet has no suitable piece. */
export interface MissingSlot {
  readonly slot: OwnSlot
  /** Required for a complete outfit; otherwise an improvement. */
  readonly isNeeded: boolean
}

/** An outfit: at most one piece per slot, but up to two in `extra`. A layer over a top has the slot `mid`. */
export interface Outfit {
  /** The piece that the outfit is built around; one of `pieces`. Null for an outfit created by hand. */
  readonly focus: StylistPiece | null
  readonly pieces: readonly StylistPiece[]
  readonly missing: readonly MissingSlot[]
  /** Wants that no piece of the closet meets; undefined if the closet was not searched. */
  readonly unmet?: readonly OccasionWant[]
  readonly score: OutfitScore
}
