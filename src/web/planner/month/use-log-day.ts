import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { OutfitHistory } from '../../../contract/history.ts'
import { plannerEndpoints } from '../../../contract/planner/planner.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { repliesOf } from '../../api/endpoint-query.ts'
import { useRequestKey } from '../../api/use-request-key.ts'
import { useChangeEntry, useLogEntry, useRemoveEntry } from '../../history/history-queries.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { dateWithWeekday } from '../../../domain/words/dates.ts'

/** An outfit to log for a day. */
export interface WornOutfit {
  readonly itemIds: readonly string[]
  readonly occasion: string
}

/** Logs an outfit for a day, or changes an entry's pieces; each with Undo. `errorMessage` is about the last change. */
export function useLogDay(date: CalendarDate) {
  const refreshPlans = useRefreshPlans()
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const keyOf = useRequestKey()
  const undo = useUndo(date, setErrorMessage)
  const before = useRef<string[]>([])
  const report = (title: string, { pieces }: OutfitHistory, onUndo: () => void) => {
    refreshPlans()
    const names = pieces.map(({ name }) => name).join(', ')
    showToast({
      title,
      description: `${dateWithWeekday(date)}: ${names}`,
      action: { label: 'Undo', onPress: onUndo },
    })
  }
  const logged = useLogEntry({
    onDone: (entry) => report('Outfit logged', entry, () => undo.remove(entry)),
    onFailed: () => setErrorMessage("Couldn't log the outfit. Try again."),
  })
  const changed = useChangeEntry({
    onDone: (entry) => {
      const itemIds = before.current
      report('Outfit changed', entry, () => undo.restore(entry, itemIds))
    },
    onFailed: () => setErrorMessage("Couldn't change the outfit. Try again."),
  })
  const isPending = logged.isPending || changed.isPending || undo.isPending
  return {
    errorMessage,
    isPending,
    log: ({ itemIds, occasion }: WornOutfit) => {
      if (isPending) return
      setErrorMessage(null)
      const outfit = { itemIds: [...itemIds], occasion, wornDate: date, location: null, notes: null }
      logged.mutate({ outfit, idempotencyKey: keyOf(outfit) }, { onSuccess: () => keyOf(null) })
    },
    change: (entry: OutfitHistory, itemIds: readonly string[]) => {
      if (isPending) return
      setErrorMessage(null)
      before.current = entry.itemIds
      changed.mutate({ id: entry.id, changes: { itemIds: [...itemIds] } })
    },
  }
}

function useUndo(date: CalendarDate, setErrorMessage: (errorMessage: string) => void) {
  const refreshPlans = useRefreshPlans()
  const undone = {
    onDone: () => {
      refreshPlans()
      showToast({ title: 'Change undone', description: dateWithWeekday(date) })
    },
    onFailed: () => setErrorMessage("Couldn't undo. Try again."),
  }
  const removed = useRemoveEntry(undone)
  const restored = useChangeEntry(undone)
  return {
    isPending: removed.isPending || restored.isPending,
    remove: (entry: OutfitHistory) => removed.mutate(entry),
    restore: ({ id }: OutfitHistory, itemIds: string[]) => restored.mutate({ id, changes: { itemIds } }),
  }
}

// A plan of the same outfit becomes worn, and one of another outfit becomes planned again.
function useRefreshPlans(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries(repliesOf(plannerEndpoints.list))
}
