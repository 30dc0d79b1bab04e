import { useSearchParams } from 'wouter'

const PARAMETER = 'trend'

/** Address of a trend, opened over the filtered tab. `search` is the current query. */
export function trendAddress(search: string, id: string): string {
  const next = new URLSearchParams(search)
  next.set(PARAMETER, id)
  return `/?${next}`
}

/** The current query without the open trend. */
export function withoutTrend(search: string): string {
  const next = new URLSearchParams(search)
  next.delete(PARAMETER)
  return next.toString()
}

/** Id of the open trend, and a function that closes it. */
export function useOpenTrend(): { readonly id: string | null; readonly close: () => void } {
  const [search, setSearch] = useSearchParams()
  const close = () => setSearch(withoutTrend(location.search), { replace: true })
  return { id: search.get(PARAMETER), close }
}
