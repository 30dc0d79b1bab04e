import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { weatherEndpoints } from '../../contract/weather.ts'
import { endpointQuery } from '../api/endpoint-query.ts'

/** Matches the server's cache TTL. */
const FRESH_MS = 30 * 60_000

/** The weather of the saved location, now and for seven days; the last one while another is pending. */
export function useCurrentWeather(location: string | undefined) {
  return useQuery({
    ...endpointQuery(weatherEndpoints.current, { params: { location: location ?? '' } }),
    enabled: location !== undefined,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  })
}
