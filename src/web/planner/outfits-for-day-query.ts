import { useQuery } from '@tanstack/react-query'
import { outfitsForDay } from '../../contract/planner/outfits-for-day.ts'
import { weatherEndpoints } from '../../contract/weather.ts'
import { dependsOn, endpointQuery } from '../api/endpoint-query.ts'
import { untilFirstChange } from '../api/first-view.ts'

/** The casual outfits of a day, such as '2026-11-23', for the weather at the saved location. */
export function casualOutfits(date: string) {
  return endpointQuery(outfitsForDay, { query: { date, occasion: 'casual' } })
}

/** Hook for `casualOutfits`. */
export function useOutfitsForDay(date: string, { enabled = true } = {}) {
  return useQuery({
    ...casualOutfits(date),
    meta: dependsOn(weatherEndpoints.week),
    enabled,
    // The closet may have changed since the last request.
    staleTime: untilFirstChange,
  })
}
