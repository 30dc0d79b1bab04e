import { useMemo } from 'react'
import { useSearchParams } from 'wouter'
import { closetCategories } from '../../../contract/closet/closet.ts'
import { itemConditions, priceRanges } from '../../../contract/marketplace.ts'
import { sizeKey, type ListingFilter } from '../../../domain/marketplace/filter-listings.ts'

/** The values that each filter offers, `all` first; sizes depend on the listings. */
export const marketFilterValues = {
  priceRange: ['all', ...priceRanges],
  condition: ['all', ...itemConditions],
  category: ['all', ...closetCategories],
} as const

/** Which listings are shown, or the user's requests and sales instead. */
export type MarketView = 'all' | 'mine' | 'sales'

/** The filter of the marketplace. It is part of the address, so a reload and Back keep it. */
export function useMarketFilter() {
  const [search, setSearch] = useSearchParams()
  const filter: ListingFilter = useMemo(
    () => ({
      priceRange: named(marketFilterValues.priceRange, search.get('price')),
      size: sizeKey(search.get('size')) || 'all',
      condition: named(marketFilterValues.condition, search.get('condition')),
      category: named(marketFilterValues.category, search.get('category')),
      words: search.get('find') ?? '',
    }),
    [search],
  )
  const view: MarketView = search.has('sales') ? 'sales' : search.has('mine') ? 'mine' : 'all'
  const write = (values: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(values)) {
      if (value === 'all' || value === '') next.delete(name)
      else next.set(name, value)
    }
    setSearch(next, { replace: true })
  }
  return {
    filter,
    setFilter: (change: Partial<ListingFilter>) => {
      const { priceRange: price, size, condition, category, words: find } = { ...filter, ...change }
      write({ price, size, condition, category, find })
    },
    view,
    setView: (chosen: MarketView) =>
      write({ mine: chosen === 'mine' ? '1' : 'all', sales: chosen === 'sales' ? '1' : 'all' }),
  }
}

function named<const V extends string>(values: readonly [V, ...V[]], wanted: string | null): V {
  return values.find((value) => value === wanted) ?? values[0]
}
