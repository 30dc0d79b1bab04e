import type { BrandLevel } from '../closet/garment.ts'

/** What brands of a level are called, before 'brands'. */
export const levelWords: Readonly<Record<BrandLevel, string>> = {
  1: 'low-priced',
  2: 'mid-range',
  3: 'premium',
  4: 'designer',
  5: 'luxury',
}
