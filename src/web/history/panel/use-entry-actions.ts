import { useState } from 'react'
import type { OutfitHistory } from '../../../contract/history.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { occasionName } from '../../../domain/words/request-labels.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { formatDay } from '../../../domain/words/dates.ts'
import { useRateEntry, useRemoveEntry, useRestoreEntry } from '../history-queries.ts'

/** Rates and deletes entries, with Undo. `errorMessage` is about the last change. */
export function useEntryActions(today: CalendarDate) {
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const called = ({ occasion, wornDate }: OutfitHistory) =>
    `${occasionName(occasion ?? '') || 'Outfit'}, ${formatDay(wornDate, today)}`
  const restore = useRestoreEntry({
    onDone: (entry) => showToast({ title: 'Outfit restored', description: called(entry) }),
    onFailed: () => setErrorMessage("Couldn't restore the outfit. Try Undo again."),
  })
  const remove = useRemoveEntry({
    onDone: (_nothing, entry) => {
      showToast({
        title: 'Outfit deleted',
        description: `${called(entry)}. Its wears were removed.`,
        action: { label: 'Undo', onPress: () => restore.mutate(entry) },
      })
      keepFocus()
    },
    onFailed: () => setErrorMessage("Couldn't delete the outfit. Try again."),
  })
  const rate = useRateEntry({
    onDone: () => setErrorMessage(null),
    onFailed: () => setErrorMessage("Couldn't save the rating. Try again."),
  })
  return {
    errorMessage,
    remove: (entry: OutfitHistory) => {
      setErrorMessage(null)
      if (!remove.isPending) remove.mutate(entry)
    },
    rate: ({ id }: OutfitHistory, rating: number | null) => rate.mutate({ id, rating }),
  }
}

// The focused row is gone; otherwise the keyboard would start at the top of the page again.
function keepFocus(): void {
  if (document.activeElement === document.body) document.getElementById('outfit-history')?.focus()
}
