import type { SuggestedOutfit } from '../../../contract/planner/outfits-for-day.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { reasonOf } from '../../api/http-error.ts'
import { entryOfOutfit } from '../../history/entry-of-outfit.ts'
import { useRemoveEntry } from '../../history/history-queries.ts'
import { useEntriesOfDay } from './use-entries-of-day.ts'
import { useRefreshWorn, useWearOutfit } from '../outfit/use-wear-outfit.ts'

/** Whether an outfit suggested for a day was worn on it; with functions to log and undo. */
export function useWearSuggestion({ pieces }: SuggestedOutfit, date: CalendarDate) {
  const logged = useEntriesOfDay(date)
  const refresh = useRefreshWorn()
  // The button itself shows the result.
  const log = useWearOutfit({ onDone: () => undefined, onFailed: () => undefined })
  const removal = useRemoveEntry({ onDone: () => void refresh(), onFailed: () => undefined })
  const ids = pieces.map(({ item }) => item.id)
  const entry = entryOfOutfit(logged, date, ids)
  const isPending = log.isPending || removal.isPending
  const failure = log.error ?? removal.error
  return {
    isWorn: entry !== undefined,
    isPending,
    /** Why the last press failed. */
    errorMessage: failure && !isPending ? reasonOf(failure) : null,
    wear: () => {
      if (isPending) return
      removal.reset()
      log.mutate({ ids, date, occasion: 'casual' })
    },
    undo: () => {
      if (isPending || !entry) return
      log.reset()
      removal.mutate(entry)
    },
  }
}
