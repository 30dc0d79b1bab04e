import { tellPiece, type ToldPiece } from '../sharing/told-piece.ts'
import type { StylistPiece } from '../stylist/outfit.ts'

/** How to speak of a piece of a plan. */
export function saidPiece(piece: StylistPiece): ToldPiece {
  const { name, category, color, brand, imageUrl, garment } = piece
  return tellPiece({ name, category, color, brand, slot: garment.slot, picture: imageUrl, isCutOut: false })
}
