import { tellPiece, type ToldPiece } from '../words/told-piece.ts'
import type { StylistPiece } from '../stylist/outfit.ts'

/** How to speak of a piece of a plan. */
export function saidPiece(piece: StylistPiece): ToldPiece {
  const { imageUrl: picture, garment } = piece
  return tellPiece({ ...piece, slot: garment.slot, picture, isCutOut: false })
}
