import { useQuery } from '@tanstack/react-query'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
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

/** The weather of seven days from a date at the saved location. */
export function weekWeather(from: CalendarDate) {
  return { ...endpointQuery(weatherEndpoints.week, { query: { from } }), staleTime: FRESH_MS }
}

/** Hook for `weekWeather`. */
export function useWeekWeather(from: CalendarDate) {
  return useQuery(weekWeather(from))
}
