import { useQuery } from '@tanstack/react-query'
import { weatherEndpoints, type TemperatureUnit } from '../../contract/weather.ts'
import { endpointQuery } from '../api/endpoint-query.ts'

/** How long a forecast is shown before it is requested again: as long as the server caches it. */
const FRESH_MS = 30 * 60_000

/** The saved location and unit. */
export const weatherPreference = endpointQuery(weatherEndpoints.preference)

/** The unit that degrees are shown in; undefined until it is known, so that none are shown in the other one first. */
export function useTemperatureUnit(): TemperatureUnit | undefined {
  const { data, isError } = useQuery(weatherPreference)
  return data?.temperatureUnit ?? (isError ? 'celsius' : undefined)
}

/** The weather of the seven days from one on, as '2026-11-23', at the saved location. */
export function weekWeather(from: string) {
  return { ...endpointQuery(weatherEndpoints.week, { query: { from } }), staleTime: FRESH_MS }
}

/** As `weekWeather`, for a screen. */
export function useWeekWeather(from: string) {
  return useQuery(weekWeather(from))
}
