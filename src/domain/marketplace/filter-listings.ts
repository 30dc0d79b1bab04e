import type { ClosetCategory } from '../../contract/closet/closet.ts'
import {
  itemSizes,
  type ItemCondition,
  type MarketplaceItem,
  type PriceRange,
} from '../../contract/marketplace.ts'
import { isInPriceRange } from './is-in-price-range.ts'
import { searchable, searchWords } from '../search-words.ts'

/** A filter of the marketplace; `all` matches everything. */
export interface ListingFilter {
  readonly priceRange: PriceRange | 'all'
  /** In capitals, as `sizeKey` makes them. */
  readonly size: string
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
      (size === 'all' || sizeKey(listing.size) === size) &&
      (priceRange === 'all' || isInPriceRange(listing.price, priceRange)) &&
      words.every((word) => searchText(listing).includes(word)),
  )
}

/**
 * The sizes to choose from: XS to XL, then the other sizes of the listings as they were written, numbers in their order,
 * and the chosen size even if no listing has it any longer. `key` is the value for the filter.
 */
export function sizesToChoose(
  listings: readonly Pick<Filtered, 'size'>[],
  chosen: string,
): { readonly key: string; readonly text: string }[] {
  const texts = new Map(itemSizes.map((size): [string, string] => [size, size]))
  const others = listings.flatMap(({ size }) => (size?.trim() ? [size.trim()] : []))
  for (const text of others.toSorted(inOrder.compare))
    if (!texts.has(sizeKey(text))) texts.set(sizeKey(text), text)
  if (chosen !== 'all' && !texts.has(chosen)) texts.set(chosen, chosen)
  return [...texts].map(([key, text]) => ({ key, text }))
}

// 9 before 10, W30 before W32.
const inOrder = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** A size as the filter compares it: in capitals, so that it never equals `all`. */
export function sizeKey(size: string | null): string {
  return (size ?? '').trim().toUpperCase()
}

/** Whether any filter is set. */
export function isNarrowed({ words, ...filter }: ListingFilter): boolean {
  return words.trim() !== '' || Object.values(filter).some((value) => value !== 'all')
}

function searchText({ title, description, category, color, size, seller }: Filtered): string {
  return searchable([title, description, category, color, size, `@${seller.username}`].join(' '))
}
