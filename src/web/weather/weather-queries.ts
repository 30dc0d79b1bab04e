import { useQuery } from '@tanstack/react-query'
import { weatherEndpoints } from '../../contract/weather.ts'
import { callEndpoint } from '../api/call-endpoint.ts'

/** How long a forecast is shown before it is asked for again: as long as the server keeps it. */
const FRESH_MS = 30 * 60_000

/** The place whose weather counts, and the unit that degrees are shown in. */
export function useWeatherPreference() {
  return useQuery({
    queryKey: [weatherEndpoints.preference.path],
    queryFn: () => callEndpoint(weatherEndpoints.preference),
  })
}

/** The weather of a place, now and for seven days; nothing is asked while no place is known. */
export function useForecast(place: string | undefined) {
  return useQuery({
    queryKey: [weatherEndpoints.current.path, place],
    queryFn: () => callEndpoint(weatherEndpoints.current, { params: { location: place ?? '' } }),
    enabled: place !== undefined,
    staleTime: FRESH_MS,
  })
}
