import type { CollagePiece } from '../collage-piece.ts'
import type { DrawnText } from '../parts/drawing-of-text.ts'
import { oneOutfitOf } from '../../../domain/closet/lie-as-outfit.ts'

/** Drawings of named garments as they lie in one collage; what has no place in one outfit is left out. */
export function drawnCollage(drawings: readonly DrawnText[]): CollagePiece[] {
  return oneOutfitOf(drawings).map(({ slot, text, imageUrl }) => ({
    slot,
    name: text,
    imageUrl,
    cutOut: null,
    picture: null,
  }))
}
