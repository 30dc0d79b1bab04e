import type { ClosetCategory } from '../../contract/closet.ts'
import type { OwnerTraits } from '../../contract/owner-traits.ts'
import type { OutfitScore } from './score/score-outfit.ts'
import type { Garment, OwnSlot } from '../closet/garment.ts'
import type { OccasionWant } from './outfit-needs.ts'

/** A piece of the closet that may be worn, and what was read of it. */
export interface StylistPiece {
  readonly id: string
  readonly name: string
  readonly category: ClosetCategory
  readonly imageUrl: string
  /** As the owner wrote it. */
  readonly color: string
  readonly brand: string | null
  /** As '2026-11-23'; null for never. */
  readonly lastWornDate: string | null
  readonly wearCount: number
  /** The owner's word, which `garment` follows; left out of what is in no closet. */
  readonly traits?: OwnerTraits
  readonly garment: Garment
}

/** A place in an outfit that the closet has nothing fit for. */
export interface MissingSlot {
  readonly slot: OwnSlot
  /** Without it the outfit is not complete; else it only would be better with it. */
  readonly isNeeded: boolean
}

/** An outfit: at most one piece a slot, but up to two in `extra`. What is worn over a top has the slot `mid`. */
export interface Outfit {
  /** The piece that it is built around; one of `pieces`. Null for an outfit put together by hand. */
  readonly focus: StylistPiece | null
  readonly pieces: readonly StylistPiece[]
  readonly missing: readonly MissingSlot[]
  /** What the occasion calls for and the closet doesn't have; left out where the closet was not looked through. */
  readonly unmet?: readonly OccasionWant[]
  readonly score: OutfitScore
}
