import type { CollagePiece } from '../collage-piece.ts'
import type { DrawnText } from '../../../domain/closet/drawings/drawing-of-text.ts'
import { selectOutfit } from '../../../domain/closet/collage/worn-slots.ts'

/** Drawings of named garments for one collage; leaves out those without a slot in one outfit. */
export function drawnCollage(drawings: readonly DrawnText[]): CollagePiece[] {
  return selectOutfit(drawings).map(({ slot, text, imageUrl }) => ({
    slot,
    name: text,
    imageUrl,
    cutOut: null,
    picture: null,
  }))
}
