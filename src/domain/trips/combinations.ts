import type { StylistPiece } from '../stylist/outfit.ts'
import { pairFit } from '../stylist/search/pair-fit.ts'

// From here on two pieces go together rather than not.
const GOES_FROM = 0.5

/** In how many ways the pieces can be worn: tops with bottoms that go with them, and dresses. */
export function combinationsOf(pieces: readonly StylistPiece[]): number {
  const of = (slot: 'top' | 'bottom' | 'dress') => pieces.filter(({ garment }) => garment.slot === slot)
  const bottoms = of('bottom')
  const inTwo = of('top').reduce(
    (sum, top) => sum + bottoms.filter((bottom) => pairFit(top, bottom) >= GOES_FROM).length,
    0,
  )
  return inTwo + of('dress').length
}
