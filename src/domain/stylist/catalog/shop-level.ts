import type { BrandLevel } from '../../closet/garment.ts'
import type { StylistPiece } from '../outfit.ts'

// Price at each level, relative to mid-range (2).
const priceFactor: Readonly<Record<BrandLevel, number>> = { 1: 0.6, 2: 1, 3: 2.2, 4: 5, 5: 14 }

/** Returns the mean brand level of the pieces; mid-range if no brand is known. */
export function shopLevel(pieces: readonly StylistPiece[]): BrandLevel {
  const levels = pieces.map(({ garment }) => garment.brandLevel).filter((level) => level !== null)
  if (levels.length === 0) return 2
  const mean = Math.round(levels.reduce<number>((sum, level) => sum + level, 0) / levels.length)
  return mean <= 1 ? 1 : mean === 2 ? 2 : mean === 3 ? 3 : mean === 4 ? 4 : 5
}

/**
 * Returns the estimated price range of a piece at a level: '$40-80'.
 * @param fromDollars lowest price at a mid-range brand, in US dollars
 */
export function priceAtLevel(fromDollars: number, level: BrandLevel): string {
  const from = niceDollars(fromDollars * priceFactor[level])
  return `$${from}-${niceDollars(from * 2)}`
}

// Rounds, since an estimate of $83 would look too precise.
function niceDollars(dollars: number): number {
  const step = dollars < 50 ? 5 : dollars < 200 ? 10 : dollars < 1000 ? 50 : 100
  return Math.max(step, Math.round(dollars / step) * step)
}
