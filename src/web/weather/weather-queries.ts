import { queryOptions, useQuery } from '@tanstack/react-query'
import { weatherEndpoints, type TemperatureUnit } from '../../contract/weather.ts'
import { callEndpoint } from '../api/call-endpoint.ts'

/** How long a forecast is shown before it is asked for again: as long as the server keeps it. */
const FRESH_MS = 30 * 60_000

/** The kept place and unit stand under this key. */
export const weatherPreferenceKey = [weatherEndpoints.preference.path]

/** The unit that degrees are shown in; undefined until it is known, so that none are shown in the other one first. */
export function useTemperatureUnit(): TemperatureUnit | undefined {
  const { data, isError } = useQuery({
    queryKey: weatherPreferenceKey,
    queryFn: () => callEndpoint(weatherEndpoints.preference),
  })
  return data?.temperatureUnit ?? (isError ? 'celsius' : undefined)
}

/** The weather of the seven days from one on, as '2026-11-23', at the saved location. */
export function weekWeather(from: string) {
  return queryOptions({
    queryKey: [weatherEndpoints.week.path, from],
    queryFn: () => callEndpoint(weatherEndpoints.week, { query: { from } }),
    staleTime: FRESH_MS,
  })
}

/** As `weekWeather`, for a screen. */
export function useWeekWeather(from: string) {
  return useQuery(weekWeather(from))
}
