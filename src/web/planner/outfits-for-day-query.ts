import { useQuery } from '@tanstack/react-query'
import { outfitsForDay } from '../../contract/planner/outfits-for-day.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { weatherEndpoints } from '../../contract/weather.ts'
import { dependsOn, endpointQuery } from '../api/endpoint-query.ts'
import { untilFirstChange } from '../api/first-view.ts'

/** The casual outfits of a day for the weather at the saved location. */
export function casualOutfits(date: CalendarDate) {
  return endpointQuery(outfitsForDay, { query: { date, occasion: 'casual' } })
}

/** Hook for `casualOutfits`. */
export function useOutfitsForDay(date: CalendarDate, { enabled = true } = {}) {
  return useQuery({
    ...casualOutfits(date),
    meta: dependsOn(weatherEndpoints.week),
    enabled,
    // The closet may have changed since the last request.
    staleTime: untilFirstChange,
  })
}
