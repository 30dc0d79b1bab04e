import type { StylistPiece } from '../stylist/outfit.ts'
import { pairFit } from '../stylist/search/pair-fit.ts'

// Minimum `pairFit` of two pieces that go together.
const GOES_FROM = 0.5

/** Returns the number of outfits the pieces make: matching pairs of top and bottom, plus dresses. */
export function combinationsOf(pieces: readonly StylistPiece[]): number {
  const of = (slot: 'top' | 'bottom' | 'dress') => pieces.filter(({ garment }) => garment.slot === slot)
  const bottoms = of('bottom')
  const inTwo = of('top').reduce(
    (sum, top) => sum + bottoms.filter((bottom) => pairFit(top, bottom) >= GOES_FROM).length,
    0,
  )
  return inTwo + of('dress').length
}
