import type { Garment } from '../../closet/garment.ts'
import type { StylistPiece } from '../outfit.ts'

// Caches elsewhere are keyed by piece and garment objects, so a piece always maps to the same mid-layer object.
const garments = new WeakMap<Garment, Garment>()
const worn = new WeakMap<StylistPiece, StylistPiece>()
const byThemselves = new WeakMap<StylistPiece, StylistPiece>()

/**
 * The piece as a mid layer; the same cardigan may be the top of another outfit. Its layer is `outer` if its own slot
 * is.
 */
export function asMid(piece: StylistPiece): StylistPiece {
  if (piece.garment.slot === 'mid') return piece
  const before = worn.get(piece)
  if (before) return before
  const mid = { ...piece, garment: garmentAsMid(piece.garment) }
  worn.set(piece, mid)
  byThemselves.set(mid, piece)
  return mid
}

/** The piece as it is in the closet: reverts `asMid`. */
export function asInCloset(piece: StylistPiece): StylistPiece {
  return byThemselves.get(piece) ?? piece
}

function garmentAsMid(garment: Garment): Garment {
  const before = garments.get(garment)
  if (before) return before
  const mid: Garment = { ...garment, slot: 'mid', layer: garment.slot === 'outer' ? 'outer' : 'mid' }
  garments.set(garment, mid)
  return mid
}
