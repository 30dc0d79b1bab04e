import type { BrandLevel } from '../../closet/garment.ts'

const levelWords: Readonly<Record<BrandLevel, string>> = {
  1: 'budget',
  2: 'mid-range',
  3: 'premium',
  4: 'designer',
  5: 'luxury',
}

/** Returns the note on a suggested piece and its price. */
export function priceEstimateNote(level: BrandLevel): string {
  return `A suggestion, not a listing. Price estimated for ${levelWords[level]} brands.`
}
