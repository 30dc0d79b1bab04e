import type { Garment } from '../../closet/garment.ts'
import type { StylistPiece } from '../outfit.ts'

// What is reckoned of a piece or a garment is remembered by the very object: worn over something it is one object too.
const garments = new WeakMap<Garment, Garment>()
const worn = new WeakMap<StylistPiece, StylistPiece>()
const byThemselves = new WeakMap<StylistPiece, StylistPiece>()

/**
 * The piece as it is worn over another one: the same cardigan may be the top of another outfit. Its layer is `outer` where
 * it hangs with the coats.
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

/** The piece as it is in the closet, whatever it is worn over. */
export function byItself(piece: StylistPiece): StylistPiece {
  return byThemselves.get(piece) ?? piece
}

function garmentAsMid(garment: Garment): Garment {
  const before = garments.get(garment)
  if (before) return before
  const mid: Garment = { ...garment, slot: 'mid', layer: garment.slot === 'outer' ? 'outer' : 'mid' }
  garments.set(garment, mid)
  return mid
}
