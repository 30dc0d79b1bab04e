import { useState } from 'react'
import { DEFAULT_USER_ID } from '../../../contract/fields.ts'
import type { NewOutfitHistory, OutfitHistory } from '../../../contract/history.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { useRequestKey } from '../../api/use-request-key.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { entryOfOutfit } from '../entry-of-outfit.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { useWeatherOfWornDay } from '../../weather/use-weather-of-worn-day.ts'
import { useLogEntry, useRemoveEntry } from '../history-queries.ts'
import { entryHeadingId } from '../list/entry-heading-id.ts'

/** Today's planned outfit. */
export interface PlanDayToLog {
  readonly itemIds: readonly string[]
  readonly occasion: string
}

/**
 * 'Log Today's Outfit': logs today's planned outfit, otherwise SPEC's placeholder. If the same pieces are already
 * logged for today, it leads to that entry; the placeholder has no pieces and is always logged.
 */
export function useLogToday(
  today: CalendarDate,
  planned: PlanDayToLog | null,
  entries: readonly OutfitHistory[] | undefined,
) {
  const [hasFailed, setHasFailed] = useState(false)
  const [isStarting, setIsStarting] = useState(false)
  const keyOf = useRequestKey()
  const weatherOf = useWeatherOfWornDay()
  const { mutate: remove } = useRemoveEntry({
    onDone: () => undefined,
    onFailed: showFailure("Couldn't undo it"),
  })
  const { mutate, isPending } = useLogEntry({
    onDone: (entry) =>
      showToast({
        title: "Today's outfit is logged",
        description:
          entry.pieces.length > 0
            ? namesOf(entry.pieces)
            : 'A sample entry with no pieces. Edit it to add what you wore.',
        action: { label: 'Undo', onPress: () => remove(entry) },
      }),
    onFailed: () => setHasFailed(true),
  })
  const log = async () => {
    if (isPending || isStarting) return
    setHasFailed(false)
    const logged = planned && entryOfOutfit(entries ?? [], today, planned.itemIds)
    if (logged) {
      showToast({ title: "Today's outfit is already logged", description: namesOf(logged.pieces) })
      document.getElementById(entryHeadingId(logged.id))?.focus()
      return
    }
    setIsStarting(true)
    const outfit = planned
      ? { ...outfitOf(today, planned), ...(await weatherOf(today)) }
      : outfitOf(today, null)
    setIsStarting(false)
    mutate({ outfit, idempotencyKey: keyOf(outfit) }, { onSuccess: () => keyOf(null) })
  }
  return { log, isPending: isPending || isStarting, hasFailed }
}

function namesOf(pieces: OutfitHistory['pieces']): string {
  return pieces.map(({ name }) => name).join(', ')
}

function outfitOf(today: CalendarDate, planned: PlanDayToLog | null): NewOutfitHistory & { userId: string } {
  const known = { userId: DEFAULT_USER_ID, wornDate: today, location: null }
  if (planned) return { ...known, itemIds: [...planned.itemIds], occasion: planned.occasion, notes: null }
  return { ...known, itemIds: [], occasion: 'casual', rating: 3, notes: 'Sample entry' }
}
