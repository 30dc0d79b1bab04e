import type { BrandLevel } from '../../closet/garment.ts'
import type { StylistPiece } from '../outfit.ts'

// What the same piece costs at each level, next to a mid-range one.
const priceFactor: Readonly<Record<BrandLevel, number>> = { 1: 0.6, 2: 1, 3: 2.2, 4: 5, 5: 14 }

/** What the owner of these pieces buys otherwise; mid-range where no brand is known. */
export function shopLevel(pieces: readonly StylistPiece[]): BrandLevel {
  const levels = pieces.map(({ garment }) => garment.brandLevel).filter((level) => level !== null)
  if (levels.length === 0) return 2
  const mean = Math.round(levels.reduce<number>((sum, level) => sum + level, 0) / levels.length)
  return mean <= 1 ? 1 : mean === 2 ? 2 : mean === 3 ? 3 : mean === 4 ? 4 : 5
}

/**
 * '$40-80': an estimate of what a piece costs at a level.
 * @param fromDollars what it costs at a mid-range brand, in US dollars, from
 */
export function priceAtLevel(fromDollars: number, level: BrandLevel): string {
  const from = niceDollars(fromDollars * priceFactor[level])
  return `$${from}-${niceDollars(from * 2)}`
}

// Nobody believes an estimate of $83.
function niceDollars(dollars: number): number {
  const step = dollars < 50 ? 5 : dollars < 200 ? 10 : dollars < 1000 ? 50 : 100
  return Math.max(step, Math.round(dollars / step) * step)
}
