import { asInCloset } from '../layers/as-mid.ts'
import type { StylistPiece } from '../outfit.ts'
import { arrangePieces } from './arrange-pieces.ts'

/** Replaces a piece of an outfit by another in the same slot; null if the others leave no room for it there. */
export function piecesAfterSwap(
  former: StylistPiece,
  other: StylistPiece,
  pieces: readonly StylistPiece[],
): readonly StylistPiece[] | null {
  const swapped = pieces.map((piece) => (piece.id === former.id ? asInCloset(other) : piece))
  const layered = arrangePieces(swapped)
  // Pieces that already conflicted before the swap may still conflict.
  if (!layered && arrangePieces(pieces)) return null
  const worn = layered ?? swapped
  const now = worn.find(({ id }) => id === other.id)
  return now?.garment.slot === former.garment.slot ? worn : null
}
