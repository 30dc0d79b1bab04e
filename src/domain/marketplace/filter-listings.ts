import type { ClosetCategory } from '../../contract/closet/closet.ts'
import type { ItemCondition, itemSizes, MarketplaceItem, PriceRange } from '../../contract/marketplace.ts'
import { isInPriceRange } from './is-in-price-range.ts'
import { searchable, searchWords } from '../search-words.ts'

/** A filter of the marketplace; `all` matches everything. */
export interface ListingFilter {
  readonly priceRange: PriceRange | 'all'
  /** Compared case-insensitively. */
  readonly size: (typeof itemSizes)[number] | 'all'
  readonly condition: ItemCondition | 'all'
  readonly category: ClosetCategory | 'all'
  /** Words of the search box; a listing must contain every one. */
  readonly words: string
}

export const emptyListingFilter: ListingFilter = {
  priceRange: 'all',
  size: 'all',
  condition: 'all',
  category: 'all',
  words: '',
}

type Filtered = Pick<
  MarketplaceItem,
  'price' | 'size' | 'condition' | 'category' | 'title' | 'description' | 'color' | 'seller'
>

/** The listings that pass every part of the filter, in their given order. */
export function filterListings<L extends Filtered>(listings: readonly L[], filter: ListingFilter): L[] {
  const { priceRange, size, condition, category } = filter
  const words = searchWords(filter.words)
  return listings.filter(
    (listing) =>
      (category === 'all' || listing.category === category) &&
      (condition === 'all' || listing.condition === condition) &&
      (size === 'all' || listing.size?.trim().toUpperCase() === size) &&
      (priceRange === 'all' || isInPriceRange(listing.price, priceRange)) &&
      words.every((word) => searchText(listing).includes(word)),
  )
}

/** Whether any filter is set. */
export function isNarrowed({ words, ...filter }: ListingFilter): boolean {
  return words.trim() !== '' || Object.values(filter).some((value) => value !== 'all')
}

function searchText({ title, description, category, color, size, seller }: Filtered): string {
  return searchable([title, description, category, color, size, `@${seller.username}`].join(' '))
}
