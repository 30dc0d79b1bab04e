import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { trendEndpoints, type TrendCategory, type TrendSeason } from '../../contract/trends.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { endpointQuery } from '../api/endpoint-query.ts'
import { useChange } from '../api/use-change.ts'
import { followsCloset } from '../closet/follows-closet.ts'

/** The filters of the trends. */
export interface TrendFilter {
  readonly category: TrendCategory | 'all'
  readonly season: TrendSeason | 'all'
}

/** The trends, most popular first. Only active filters are sent. */
export function useTrends({ category, season }: TrendFilter) {
  const query = { ...(category !== 'all' && { category }), ...(season !== 'all' && { season }) }
  return useQuery({
    ...endpointQuery(trendEndpoints.list, { query }),
    queryFn: async () => {
      try {
        return await callEndpoint(trendEndpoints.list, { query })
      } catch (cause) {
        throw new Error('Failed to fetch trending styles', { cause })
      }
    },
    placeholderData: keepPreviousData,
    meta: followsCloset,
  })
}

/** A trend with own pieces. */
export function useTrendInCloset(id: string) {
  return useQuery({
    ...endpointQuery(trendEndpoints.inCloset, { params: { id } }),
    // Listings may have changed since the last request.
    staleTime: 0,
    meta: followsCloset,
  })
}

/** Syncs the trends, then refreshes the lists. A failure is logged to the console only. */
export function useSyncTrends() {
  return useChange(trendEndpoints.sync, {
    invalidates: [trendEndpoints.list, trendEndpoints.inCloset],
    failure: 'Failed to sync trending styles',
  })
}
