import type { ArchiveReason } from '../../../contract/closet.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'

/** A piece that a person owns no longer, or has for sale. */
export interface GonePiece extends StylistPiece {
  readonly how: ArchiveReason | 'for sale'
  /** As '2026-11-23'; null while it is for sale. */
  readonly goneOn: string | null
}
