import { expect, test } from 'vitest'
import { priceRanges } from '../../contract/marketplace.ts'
import { isInPriceRange } from './is-in-price-range.ts'

test.each([
  ['0.00', ['under-25']],
  ['24.99', ['under-25']],
  ['25.00', ['25-50']],
  ['50.00', ['25-50', '50-100']],
  ['50.01', ['50-100']],
  ['100.00', ['50-100']],
  ['100.01', ['over-100']],
  ['99999999.99', ['over-100']],
])('%s is in %j and no other range', (price, ranges) => {
  expect(priceRanges.filter((range) => isInPriceRange(price, range))).toEqual(ranges)
})
