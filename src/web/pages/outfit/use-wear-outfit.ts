import { useQueryClient } from '@tanstack/react-query'
import { closetEndpoints } from '../../../contract/closet/closet.ts'
import { historyEndpoints, type OutfitHistory } from '../../../contract/history.ts'
import { plannerEndpoints } from '../../../contract/planner/planner.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { callEndpoint } from '../../api/call-endpoint.ts'
import { repliesOf } from '../../api/endpoint-query.ts'
import { useChangeBy, type ChangeCallbacks } from '../../api/use-change.ts'
import { entryOfOutfit } from '../../history/entry-of-outfit.ts'
import { useWeatherOfWornDay } from '../../weather/use-weather-of-worn-day.ts'

interface WornOutfit {
  readonly ids: readonly string[]
  readonly date: CalendarDate
  /** A preset's id or free text. */
  readonly occasion: string | null
}

interface Worn {
  readonly entry: OutfitHistory
  /** False if the same pieces were already logged for that day. */
  readonly isNew: boolean
}

/** Logs an outfit as worn on a day, once, with that day's weather. A plan of the same outfit then counts as worn. */
export function useWearOutfit<I extends WornOutfit>(callbacks: ChangeCallbacks<I, Worn>) {
  const refresh = useRefreshWorn()
  const weatherOf = useWeatherOfWornDay()
  return useChangeBy(
    async ({ ids, occasion, date }: I): Promise<Worn> => {
      const known = entryOfOutfit(await callEndpoint(historyEndpoints.list), date, ids)
      if (known) return { entry: known, isNew: false }
      const body = { itemIds: [...ids], occasion, wornDate: date, notes: null, ...(await weatherOf(date)) }
      const entry = await callEndpoint(historyEndpoints.log, { body, idempotencyKey: crypto.randomUUID?.() })
      await refresh()
      return { entry, isNew: true }
    },
    // A second press waits for the first and then finds its entry.
    { scope: 'wear an outfit', failure: 'Failed to log the outfit', ...callbacks },
  )
}

/** Refetches everything that counts wears or shows worn outfits. */
export function useRefreshWorn(): () => Promise<unknown> {
  const queries = useQueryClient()
  return () =>
    queries.invalidateQueries(
      repliesOf(historyEndpoints.list, closetEndpoints.list, plannerEndpoints.list, plannerEndpoints.one),
    )
}
