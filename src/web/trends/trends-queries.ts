import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { trendEndpoints, type TrendCategory, type TrendSeason } from '../../contract/trends.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { closetKey } from '../closet/use-closet-change.ts'

/** What the trends are narrowed by. */
export interface TrendFilter {
  readonly category: TrendCategory | 'all'
  readonly season: TrendSeason | 'all'
}

// Under the closet's key: coverage depends on it.
const trendsKey = [...closetKey, 'trends']

/** The trends, most popular first. Only active filters are sent. */
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

/** A trend with own pieces. */
export function useTrendInCloset(id: string) {
  return useQuery({
    queryKey: [...trendsKey, id],
    queryFn: () => callEndpoint(trendEndpoints.inCloset, { params: { id } }),
    // Listings may have changed since.
    staleTime: 0,
  })
}

/** Syncs the trends, then refreshes the lists. A failure is logged to the console only. */
export function useSyncTrends() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => callEndpoint(trendEndpoints.sync),
    onSuccess: () => queries.invalidateQueries({ queryKey: trendsKey }),
    onError: (error) => console.error('Failed to sync trending styles', error),
  })
}
