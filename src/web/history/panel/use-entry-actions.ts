import { useState } from 'react'
import type { OutfitHistory } from '../../../contract/history.ts'
import { occasionName } from '../../../domain/stylist/wishes-in-words.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { formatDay } from '../../ui/format-day.ts'
import { useRateEntry, useRemoveEntry, useRestoreEntry } from '../history-queries.ts'

/** Stars for an entry, and deleting it with Undo. `fault` says what was not kept; `today` as '2026-11-23'. */
export function useEntryActions(today: string) {
  const [fault, setFault] = useState<string | null>(null)
  const called = ({ occasion, wornDate }: OutfitHistory) =>
    `${occasionName(occasion ?? '') || 'Outfit'}, ${formatDay(wornDate, today)}`
  const restore = useRestoreEntry({
    onDone: (entry) => showToast({ title: 'Outfit restored', description: called(entry) }),
    onFailed: () => setFault("Couldn't restore the outfit. Try Undo again."),
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
    onFailed: () => setFault("Couldn't delete the outfit. Try again."),
  })
  const rate = useRateEntry({
    onDone: () => setFault(null),
    onFailed: () => setFault("Couldn't save the rating. Try again."),
  })
  return {
    fault,
    remove: (entry: OutfitHistory) => {
      setFault(null)
      if (!remove.isPending) remove.mutate(entry)
    },
    rate: ({ id }: OutfitHistory, rating: number | null) => rate.mutate({ id, rating }),
  }
}

// The row that had the focus is gone; without this the keyboard would start at the top of the page again.
function keepFocus(): void {
  if (document.activeElement === document.body) document.getElementById('outfit-history')?.focus()
}
