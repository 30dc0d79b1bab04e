import { useQuery } from '@tanstack/react-query'
import { outfitsForDay } from '../../contract/planner.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { untilFirstChange } from '../api/first-view.ts'
import { followsWeather } from '../weather/follows-weather.ts'

/** The casual outfits of a day, as '2026-11-23', stand under this key. */
export const outfitsForDayKey = (date: string) => [outfitsForDay.path, date]

/** What the closet has for the weather of a day, as '2026-11-23', at the place that was kept. */
export function useOutfitsForDay(date: string, { enabled = true } = {}) {
  return useQuery({
    queryKey: outfitsForDayKey(date),
    queryFn: () => callEndpoint(outfitsForDay, { query: { date, occasion: 'casual' } }),
    meta: followsWeather,
    enabled,
    // What hangs in the closet may have changed since.
    staleTime: untilFirstChange,
  })
}
