import type { ArchiveReason } from '../../../contract/closet/closet.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'

/** A piece of the closet, with the data for its rate of wear. */
export interface OwnedPiece extends StylistPiece {
  /** As '2026-11-23'; null if unknown. */
  readonly purchaseDate: string | null
  /** The day it was added to Armadio. */
  readonly addedOn: string
  /** The part of `wearCount` from before it was added. */
  readonly wearsBefore: number
}

/** A piece that left the closet, or is for sale. */
export interface GonePiece extends StylistPiece {
  readonly how: ArchiveReason | 'for sale'
  /** As '2026-11-23'; null while it is for sale. */
  readonly goneOn: string | null
}
