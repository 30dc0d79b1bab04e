import { stableNumber } from '../stable-number.ts'
import type { StylistPiece } from '../stylist/outfit.ts'

// A week asks the same of the same pieces some ten thousand times.
const known = new WeakMap<StylistPiece, { readonly seed: string; readonly chance: number }>()

/** A number from 0 up to 1 that decides between what is equally good: the same for the same piece and seed. */
export function seededRandomOf(piece: StylistPiece, seed: string): number {
  const before = known.get(piece)
  if (before?.seed === seed) return before.chance
  const chance = stableNumber(`${seed}:${piece.id}`)
  known.set(piece, { seed, chance })
  return chance
}
