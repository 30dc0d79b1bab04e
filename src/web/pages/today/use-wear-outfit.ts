import { useState } from 'react'
import type { DayOutfit, OutfitsForDay } from '../../../contract/planner.ts'
import { temperatureOfDay } from '../../../domain/weather/temperature-of-day.ts'
import { HttpError, reasonOf } from '../../api/http-error.ts'
import { entryOfOutfit } from '../../history/entry-of-outfit.ts'
import { useHistory, useLogEntry, useRemoveEntry } from '../../history/history-queries.ts'

// What came of it shows at the button itself.
const inPlace = { onDone: () => undefined, onFailed: () => undefined }

/** Whether an outfit that is suggested for a day was worn on it, and its log and undo. */
export function useWearOutfit({ pieces }: DayOutfit, { date, weather, place }: OutfitsForDay) {
  const { data: logged } = useHistory()
  // The same until there was an answer: what came through is not logged once more.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID?.())
  const renewKey = () => setKey(crypto.randomUUID?.())
  const log = useLogEntry(inPlace)
  const takeBack = useRemoveEntry(inPlace)
  const itemIds = pieces.map(({ item }) => item.id)
  const entry = entryOfOutfit(logged ?? [], date, itemIds)
  const isPending = log.isPending || takeBack.isPending
  const failure = log.error ?? takeBack.error
  return {
    isWorn: entry !== undefined,
    isPending,
    /** Why the last press did nothing. */
    fault: failure && !isPending ? reasonOf(failure) : null,
    wear: () => {
      if (isPending) return
      takeBack.reset()
      const outfit = {
        itemIds,
        occasion: 'casual',
        wornDate: date,
        weather: { temperature: temperatureOfDay(weather), condition: weather.condition },
        location: place,
        notes: null,
      }
      log.mutate(
        { outfit, idempotencyKey },
        { onSettled: (_entry, error) => (!error || error instanceof HttpError) && renewKey() },
      )
    },
    undo: () => {
      if (isPending || !entry) return
      log.reset()
      takeBack.mutate(entry)
    },
  }
}
