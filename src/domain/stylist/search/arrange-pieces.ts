import { asMid, asInCloset } from '../layers/as-mid.ts'
import { canBeMid } from '../layers/fits-over.ts'
import type { StylistPiece } from '../outfit.ts'
import { hasSlotAmong } from './outfit-slots.ts'

/**
 * Assigns pieces to slots, in their order: each to its own slot, or one of them as mid layer over the top or dress. The
 * result depends on the pieces only, so an outfit stores just its pieces. Null if pieces conflict.
 */
export function arrangePieces(pieces: readonly StylistPiece[]): readonly StylistPiece[] | null {
  const plain = pieces.map(asInCloset)
  if (haveAllSlots(plain)) return plain
  for (const [at, piece] of plain.entries()) {
    if (!canBeMid(piece.garment)) continue
    const layered = plain.with(at, asMid(piece))
    if (haveAllSlots(layered)) return layered
  }
  return null
}

function haveAllSlots(pieces: readonly StylistPiece[]): boolean {
  return pieces.every((piece, at) => hasSlotAmong(piece, pieces.toSpliced(at, 1)))
}
