import { expect, test } from 'vitest'
import { closetCategories } from '../../contract/closet/closet.ts'
import {
  itemConditions,
  itemSizes,
  NewMarketplaceItem,
  priceRanges,
  type PriceRange,
} from '../../contract/marketplace.ts'
import { garmentKinds } from '../closet/garment-kinds.ts'
import { isInPriceRange } from './is-in-price-range.ts'
import { sampleListings } from './sample-listings.ts'

test('every option of every filter matches samples, and each sample is a valid listing', () => {
  expect(sampleListings.length).toBeGreaterThanOrEqual(24)
  const of = (range: PriceRange) => sampleListings.filter(({ price }) => isInPriceRange(price, range))
  for (const range of priceRanges) expect(of(range).length).toBeGreaterThan(2)
  for (const value of [...closetCategories, ...itemConditions, ...itemSizes])
    expect(
      sampleListings.filter((each) => [each.category, each.condition, each.size].includes(value)).length,
      value,
    ).toBeGreaterThan(2)
  for (const { kind, category, ...listing } of sampleListings) {
    expect(garmentKinds.find(({ id }) => id === kind)?.category).toBe(category)
    const closetItemId = '01900000-0000-7000-8000-000000000001'
    expect(NewMarketplaceItem.parse({ ...listing, category, closetItemId })).toMatchObject({
      price: listing.price,
    })
  }
})
