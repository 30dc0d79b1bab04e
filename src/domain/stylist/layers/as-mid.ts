import { oncePer } from '../../once.ts'
import type { Garment } from '../../closet/garment.ts'
import type { StylistPiece } from '../outfit.ts'

// Caches elsewhere are keyed by piece and garment objects, so a piece always maps to the same mid-layer object.
const byThemselves = new WeakMap<StylistPiece, StylistPiece>()

/**
 * The piece as a mid layer; the same cardigan may be the top of another outfit. Its layer is `outer` if its own slot
 * is.
 */
export const asMid = oncePer((piece: StylistPiece): StylistPiece => {
  if (piece.garment.slot === 'mid') return piece
  const mid = { ...piece, garment: garmentAsMid(piece.garment) }
  byThemselves.set(mid, piece)
  return mid
})

/** The piece as it is in the closet: reverts `asMid`. */
export function asInCloset(piece: StylistPiece): StylistPiece {
  return byThemselves.get(piece) ?? piece
}

const garmentAsMid = oncePer((garment: Garment): Garment => ({
  ...garment,
  slot: 'mid',
  layer: garment.slot === 'outer' ? 'outer' : 'mid',
}))
