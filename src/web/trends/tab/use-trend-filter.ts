import { useSearchParams } from 'wouter'
import { trendCategories, trendSeasons } from '../../../contract/trends.ts'
import type { TrendFilter } from '../trends-queries.ts'

/** The filter of the trends, stored in the address. */
export function useTrendFilter(): [TrendFilter, (change: Partial<TrendFilter>) => void] {
  const [search, setSearch] = useSearchParams()
  const filter: TrendFilter = {
    category: trendCategories.find((each) => each === search.get('category')) ?? 'all',
    season: trendSeasons.find((each) => each === search.get('season')) ?? 'all',
  }
  const change = (part: Partial<TrendFilter>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries({ ...filter, ...part })) {
      if (value === 'all') next.delete(name)
      else next.set(name, value)
    }
    setSearch(next, { replace: true })
  }
  return [filter, change]
}
