import type { ItemCondition, itemSizes, MarketplaceItem, PriceRange } from '../../contract/marketplace.ts'
import { isInPriceRange } from './is-in-price-range.ts'

/** What the marketplace is narrowed to; `all` narrows nothing. */
export interface ListingFilter {
  readonly priceRange: PriceRange | 'all'
  /** A listing may write it in any case. */
  readonly size: (typeof itemSizes)[number] | 'all'
  readonly condition: ItemCondition | 'all'
}

export const everyListing: ListingFilter = { priceRange: 'all', size: 'all', condition: 'all' }

type Filtered = Pick<MarketplaceItem, 'price' | 'size' | 'condition'>

/** The listings that pass every part of the filter, in their given order. */
export function filterListings<L extends Filtered>(listings: readonly L[], filter: ListingFilter): L[] {
  const { priceRange, size, condition } = filter
  return listings.filter(
    (listing) =>
      (condition === 'all' || listing.condition === condition) &&
      (size === 'all' || listing.size?.trim().toUpperCase() === size) &&
      (priceRange === 'all' || isInPriceRange(listing.price, priceRange)),
  )
}

/** True when anything is narrowed. */
export function isNarrowed({ priceRange, size, condition }: ListingFilter): boolean {
  return priceRange !== 'all' || size !== 'all' || condition !== 'all'
}
