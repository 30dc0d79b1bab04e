import { useMemo } from 'react'
import { useSearchParams } from 'wouter'
import { closetCategories, closetFilterColors, closetSeasons } from '../../../../contract/closet/closet.ts'
import type { ClosetFilter } from '../../../../domain/closet/collection/filter-closet.ts'

/** The values that each filter offers, `all` first. */
export const filterValues = {
  category: ['all', ...closetCategories],
  season: ['all', ...closetSeasons.filter((season) => season !== 'All Seasons')],
  color: ['all', ...closetFilterColors],
  only: ['all', 'unrecognized'],
} as const

/** The filter of the collection. It is part of the address, so a reload and Back keep it. */
export function useClosetFilter(): [ClosetFilter, (change: Partial<ClosetFilter>) => void] {
  const [search, setSearch] = useSearchParams()
  // Memoized by the address: hundreds of pieces are filtered by it.
  const filter: ClosetFilter = useMemo(
    () => ({
      category: named(filterValues.category, search.get('category')),
      season: named(filterValues.season, search.get('season')),
      color: named(filterValues.color, search.get('color')),
      words: search.get('find') ?? '',
      only: named(filterValues.only, search.get('only')),
    }),
    [search],
  )
  const change = (part: Partial<ClosetFilter>) => {
    const { category, season, color, words, only } = { ...filter, ...part }
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries({ category, season, color, find: words, only })) {
      if (value === '' || value === 'all') next.delete(name)
      else next.set(name, value)
    }
    setSearch(next, { replace: true })
  }
  return [filter, change]
}

function named<const V extends string>(values: readonly [V, ...V[]], wanted: string | null): V {
  return values.find((value) => value === wanted) ?? values[0]
}
