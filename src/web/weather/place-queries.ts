import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { weatherEndpoints, type TemperatureUnit } from '../../contract/weather.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { followsWeather } from './follows-weather.ts'

const preference = queryOptions({
  queryKey: [weatherEndpoints.preference.path],
  queryFn: () => callEndpoint(weatherEndpoints.preference),
})

/** The place whose weather counts, and the unit of degrees. */
export function useWeatherPreference() {
  return useQuery(preference)
}

/** Places of a name, the likeliest first; nothing is asked while there is no name. */
export function useSameNamedPlaces(name: string | null) {
  return useQuery({
    queryKey: [weatherEndpoints.places.path, name],
    queryFn: () => callEndpoint(weatherEndpoints.places, { query: { name: name ?? '' } }),
    enabled: name !== null,
  })
}

/**
 * Saves a place, a name or '43.65,-79.38', as the user's location. Returns its saved name. One request at a time, so that
 * the last one wins.
 */
export function useKeepPlace(onFailed: (error: Error) => void) {
  const queries = useQueryClient()
  return useMutation({
    scope: { id: 'place' },
    mutationFn: async (asked: string) => {
      const changed = await callEndpoint(weatherEndpoints.changePreference, { body: { location: asked } })
      queries.setQueryData(preference.queryKey, changed)
      const { location } = changed
      void askAgain(queries, weatherEndpoints.week.path)
      return location
    },
    onError: onFailed,
  })
}

/** Changes the unit that degrees are shown in, everywhere on the page. */
export function useChangeUnit(onFailed: (error: Error) => void) {
  const queries = useQueryClient()
  return useMutation({
    scope: { id: 'unit' },
    mutationFn: (temperatureUnit: TemperatureUnit) =>
      callEndpoint(weatherEndpoints.changePreference, { body: { temperatureUnit } }),
    onSuccess: (changed) => {
      queries.setQueryData(preference.queryKey, changed)
      // It says degrees in its words.
      void askAgain(queries, weatherEndpoints.current.path)
    },
    onError: onFailed,
  })
}

// Of the weather what stands under this path, and what others make of the weather.
function askAgain(queries: QueryClient, path: string): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ queryKey, meta }) =>
      queryKey[0] === path || meta?.['followsWeather'] === followsWeather.followsWeather,
  })
}
