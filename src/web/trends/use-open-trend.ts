import { useSearchParams } from 'wouter'

const PARAMETER = 'trend'

/** Address of a trend, opened over the tab as it is narrowed now. `search` is the address's own query. */
export function trendAddress(search: string, id: string): string {
  const next = new URLSearchParams(search)
  next.set(PARAMETER, id)
  return `/?${next}`
}

/** An address's own query without the trend that it opens. */
export function withoutTrend(search: string): string {
  const next = new URLSearchParams(search)
  next.delete(PARAMETER)
  return next.toString()
}

/** Id of the trend that the address opens, and the way to close it. */
export function useOpenTrend(): { readonly id: string | null; readonly close: () => void } {
  const [search, setSearch] = useSearchParams()
  const close = () => setSearch(withoutTrend(location.search), { replace: true })
  return { id: search.get(PARAMETER), close }
}
