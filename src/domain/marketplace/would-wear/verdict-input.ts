import type { WearerObjection } from '../../closet/wearer/suits-wearer.ts'
import type { Wearer } from '../../closet/wearer/wearer.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import type { GonePiece, OwnedPiece } from './closet-piece.ts'
import type { NearDuplicate } from './near-duplicate.ts'
import type { OutfitsWith } from './outfits-with.ts'

export interface VerdictInput {
  readonly candidate: StylistPiece
  /** The preference of the wearer that rules the candidate out; null for none. */
  readonly objection: { readonly to: WearerObjection; readonly wearer: Wearer } | null
  /** Whether its words name a type. */
  readonly isReadable: boolean
  readonly closet: readonly OwnedPiece[]
  readonly outfits: OutfitsWith
  /** The limit up to which outfits are counted. */
  readonly most: number
  readonly nearest: NearDuplicate<OwnedPiece> | null
  /** The most similar of the pieces that left the closet recently, or are for sale. */
  readonly nearestGone: NearDuplicate<GonePiece> | null
  /** Wears per month of the nearest piece; null if unknown. */
  readonly nearestWearsAMonth: number | null
}
