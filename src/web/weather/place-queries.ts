import { useQuery, type QueryClient } from '@tanstack/react-query'
import type { Endpoint } from '../../contract/endpoint.ts'
import { weatherEndpoints, type TemperatureUnit, type WeatherPreference } from '../../contract/weather.ts'
import { endpointQuery, repliesOf } from '../api/endpoint-query.ts'
import { useChange } from '../api/use-change.ts'
import { weatherPreference } from './weather-queries.ts'

/** The saved location and the unit of degrees. */
export function useWeatherPreference() {
  return useQuery(weatherPreference)
}

/** Places with a name, likeliest first; not requested without a name. */
export function useSameNamedPlaces(name: string | null) {
  return useQuery({
    ...endpointQuery(weatherEndpoints.places, { query: { name: name ?? '' } }),
    enabled: name !== null,
  })
}

/**
 * Saves a place, a name or '43.65,-79.38', as the user's location. One request at a time, so that the last one wins.
 */
export function useSavePlace(onFailed: (error: Error) => void) {
  return useChange(weatherEndpoints.changePreference, {
    input: (location: string) => ({ body: { location } }),
    scope: 'place',
    store: storePreference(weatherEndpoints.week),
    onFailed,
  })
}

/** Changes the unit of degrees, everywhere on the page. */
export function useChangeUnit(onFailed: (error: Error) => void) {
  return useChange(weatherEndpoints.changePreference, {
    input: (temperatureUnit: TemperatureUnit) => ({ body: { temperatureUnit } }),
    scope: 'unit',
    // The current weather's texts contain degrees, as do those that depend on the week's.
    store: storePreference(weatherEndpoints.current, weatherEndpoints.week),
    onFailed,
  })
}

function storePreference(...changed: readonly Endpoint[]) {
  return (queries: QueryClient, preference: WeatherPreference) => {
    queries.setQueryData(weatherPreference.queryKey, preference)
    // Not awaited: a weather service may be slow.
    void queries.invalidateQueries(repliesOf(...changed))
  }
}
