import type { StylistPiece } from '../../stylist/outfit.ts'

/** A piece of the closet, with what its rate of wear is reckoned from. */
export interface OwnedPiece extends StylistPiece {
  /** As '2026-11-23'; null where it is not known. */
  readonly purchaseDate: string | null
  /** The day on which it came into Armadio. */
  readonly addedOn: string
  /** Wears from before Armadio knew of it, of `wearCount`. */
  readonly wearsBefore: number
}
