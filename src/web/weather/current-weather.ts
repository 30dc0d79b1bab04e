import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { weatherEndpoints } from '../../contract/weather.ts'
import { callEndpoint } from '../api/call-endpoint.ts'

/** How long a reading is shown before it is asked for again: as long as the server keeps it. */
const FRESH_MS = 30 * 60_000

/** The weather of the place that was kept, now and for seven days; the last one while another is on its way. */
export function useCurrentWeather(location: string | undefined) {
  return useQuery({
    queryKey: [weatherEndpoints.current.path, location],
    queryFn: () => callEndpoint(weatherEndpoints.current, { params: { location: location ?? '' } }),
    enabled: location !== undefined,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  })
}
