import type { ArchiveReason } from '../../../contract/closet.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'

/** A piece of the closet, with what its rate of wear is calculated from. */
export interface OwnedPiece extends StylistPiece {
  /** As '2026-11-23'; null where it is unknown. */
  readonly purchaseDate: string | null
  /** The day it was added to Armadio. */
  readonly addedOn: string
  /** Wears from before it was added, of `wearCount`. */
  readonly wearsBefore: number
}

/** A piece that left the closet, or is for sale. */
export interface GonePiece extends StylistPiece {
  readonly how: ArchiveReason | 'for sale'
  /** As '2026-11-23'; null while it is for sale. */
  readonly goneOn: string | null
}
