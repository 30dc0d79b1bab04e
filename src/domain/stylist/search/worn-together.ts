import { asMid, byItself } from '../layers/as-mid.ts'
import { canBeMid } from '../layers/lies-over.ts'
import type { StylistPiece } from '../outfit.ts'
import { hasPlace } from './slots-asked.ts'

/**
 * Pieces as they are worn together, in their order: each in the place that it takes by itself, or one of them over the
 * top or dress, a cardigan over a shirt. The same pieces are always worn the same way, so nothing but the pieces has to be
 * kept of an outfit. Null where two are in each other's way.
 */
export function wornTogether(pieces: readonly StylistPiece[]): readonly StylistPiece[] | null {
  const plain = pieces.map(byItself)
  if (haveAllAPlace(plain)) return plain
  for (const [at, piece] of plain.entries()) {
    if (!canBeMid(piece.garment)) continue
    const layered = plain.with(at, asMid(piece))
    if (haveAllAPlace(layered)) return layered
  }
  return null
}

function haveAllAPlace(pieces: readonly StylistPiece[]): boolean {
  return pieces.every((piece, at) => hasPlace(piece, pieces.toSpliced(at, 1)))
}
