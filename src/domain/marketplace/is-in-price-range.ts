import { Big } from 'big.js'
import type { PriceRange } from '../../contract/marketplace.ts'

const holds: Readonly<Record<PriceRange, (price: Big) => boolean>> = {
  'under-25': (price) => price.lt(25),
  '25-50': (price) => price.gte(25) && price.lte(50),
  '50-100': (price) => price.gte(50) && price.lte(100),
  'over-100': (price) => price.gt(100),
}

/**
 * Whether a price in US dollars (decimal string) is in a range of the filter. As specified, 50.00 is in both '25-50'
 * and '50-100'.
 */
export function isInPriceRange(price: string, range: PriceRange): boolean {
  return holds[range](new Big(price))
}
