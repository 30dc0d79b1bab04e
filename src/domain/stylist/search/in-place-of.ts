import { byItself } from '../layers/as-mid.ts'
import type { StylistPiece } from '../outfit.ts'
import { wornTogether } from './worn-together.ts'

/**
 * The pieces of an outfit with another in the place of one of them, worn as that one was; null where it cannot be: shoes
 * for a bag, or a second sweater beneath a cardigan.
 */
export function inPlaceOf(
  former: StylistPiece,
  other: StylistPiece,
  pieces: readonly StylistPiece[],
): readonly StylistPiece[] | null {
  const swapped = pieces.map((piece) => (piece.id === former.id ? byItself(other) : piece))
  const layered = wornTogether(swapped)
  // What was in each other's way before may stay so.
  if (!layered && wornTogether(pieces)) return null
  const worn = layered ?? swapped
  const now = worn.find(({ id }) => id === other.id)
  return now?.garment.slot === former.garment.slot ? worn : null
}
