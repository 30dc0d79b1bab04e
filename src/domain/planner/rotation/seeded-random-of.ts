import { stableNumber } from '../../stable-number.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'

// Cache: solving a week reads each piece's number about ten thousand times.
const known = new WeakMap<StylistPiece, { readonly seed: string; readonly random: number }>()

/** Returns a number in [0, 1) for breaking ties, stable for the same piece and seed. */
export function seededRandomOf(piece: StylistPiece, seed: string): number {
  const before = known.get(piece)
  if (before?.seed === seed) return before.random
  const random = stableNumber(`${seed}:${piece.id}`)
  known.set(piece, { seed, random })
  return random
}
