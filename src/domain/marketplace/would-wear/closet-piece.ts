import type { ArchiveReason } from '../../../contract/closet/closet.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'

/** A piece of the closet, with the data for its rate of wear. */
export interface OwnedPiece extends StylistPiece {
  /** Null if unknown. */
  readonly purchaseDate: CalendarDate | null
  /** The day it was added to Armadio. */
  readonly addedOn: CalendarDate
  /** The part of `wearCount` from before it was added. */
  readonly wearsBefore: number
}

/** A piece that left the closet, or is for sale. */
export interface GonePiece extends StylistPiece {
  readonly how: ArchiveReason | 'for sale'
  /** Null while it is for sale. */
  readonly goneOn: CalendarDate | null
}
