import { useQuery } from '@tanstack/react-query'
import { weatherEndpoints, type TemperatureUnit } from '../../contract/weather.ts'
import { endpointQuery } from '../api/endpoint-query.ts'

/** Matches the server's cache TTL. */
const FRESH_MS = 30 * 60_000

/** The saved location and unit. */
export const weatherPreference = endpointQuery(weatherEndpoints.preference)

/** The unit of degrees; undefined until known, to avoid a flash of the other unit. */
export function useTemperatureUnit(): TemperatureUnit | undefined {
  const { data, isError } = useQuery(weatherPreference)
  return data?.temperatureUnit ?? (isError ? 'celsius' : undefined)
}

/** The weather of seven days from a date, such as '2026-11-23', at the saved location. */
export function weekWeather(from: string) {
  return { ...endpointQuery(weatherEndpoints.week, { query: { from } }), staleTime: FRESH_MS }
}

/** Hook for `weekWeather`. */
export function useWeekWeather(from: string) {
  return useQuery(weekWeather(from))
}
