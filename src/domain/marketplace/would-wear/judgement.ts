import type { OwnSlot } from '../../closet/garment.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import type { GonePiece } from './gone-piece.ts'
import type { NearestPiece } from './nearest-piece.ts'
import type { OutfitsWith } from './outfits-with.ts'
import type { OwnedPiece } from './owned-piece.ts'

/** What a verdict is reached from. */
export interface Judgement {
  readonly candidate: StylistPiece
  /** What the wearer said of themselves that speaks against it, as a clause; null or left out where nothing does. */
  readonly against?: string | null | undefined
  /** Whether its words say what it is. */
  readonly isReadable: boolean
  readonly closet: readonly OwnedPiece[]
  readonly outfits: OutfitsWith
  /** Outfits were counted up to here. */
  readonly most: number
  readonly nearest: NearestPiece<OwnedPiece> | null
  /** Of what left the closet lately, or is for sale, the piece most like it. */
  readonly nearestGone: NearestPiece<GonePiece> | null
  /** How often a month the nearest piece is worn; null where that is not known. */
  readonly nearestWearsAMonth: number | null
}

/** What is missing where a place of an outfit cannot be filled. */
export const slotsInWords: Readonly<Record<OwnSlot, string>> = {
  outer: 'a coat or jacket',
  top: 'a top',
  bottom: 'trousers or a skirt',
  dress: 'a dress',
  shoes: 'shoes',
  bag: 'a bag',
  extra: 'an accessory',
}
