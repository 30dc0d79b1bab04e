import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { trendEndpoints, type TrendCategory, type TrendSeason } from '../../contract/trends.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { closetKey } from '../closet/use-closet-change.ts'

/** What the trends are narrowed by. */
export interface TrendFilter {
  readonly category: TrendCategory | 'all'
  readonly season: TrendSeason | 'all'
}

// Below the closet's: a trend says how much of it hangs there.
const trendsKey = [...closetKey, 'trends']

/** The trends, the most popular first. A filter is asked for only where it narrows. */
export function useTrends({ category, season }: TrendFilter) {
  return useQuery({
    queryKey: [...trendsKey, category, season],
    queryFn: async () => {
      const query = { ...(category !== 'all' && { category }), ...(season !== 'all' && { season }) }
      try {
        return await callEndpoint(trendEndpoints.list, { query })
      } catch (cause) {
        throw new Error('Failed to fetch trending styles', { cause })
      }
    },
    placeholderData: keepPreviousData,
  })
}

/** A trend with one's own clothes. */
export function useTrendInCloset(id: string) {
  return useQuery({
    queryKey: [...trendsKey, id],
    queryFn: () => callEndpoint(trendEndpoints.inCloset, { params: { id } }),
    // What others sell may have changed since.
    staleTime: 0,
  })
}

/** Has the trends fetched anew; the lists show them once it is done. A failure is told to the console alone. */
export function useSyncTrends() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => callEndpoint(trendEndpoints.sync),
    onSuccess: () => queries.invalidateQueries({ queryKey: trendsKey }),
    onError: (error) => console.error('Failed to sync trending styles', error),
  })
}
