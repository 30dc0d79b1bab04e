import { NewOutfitHistory } from '../../contract/history.ts'
import { useRequestKey } from '../api/use-request-key.ts'
import { showFailure } from '../closet/show-failure.ts'
import { useLogEntry, useRemoveEntry } from '../history/history-queries.ts'
import { showToast } from '../ui/toast-store.ts'
import { today } from '../ui/today.ts'

/** Logs an outfit as worn today, with Undo. */
export function useWearOutfit(): {
  readonly wear: (itemIds: readonly string[]) => void
  readonly isPending: boolean
} {
  const keyOf = useRequestKey()
  const undo = useRemoveEntry({
    onDone: () => showToast({ title: 'Outfit removed', description: "It isn't in your history anymore." }),
    onFailed: showFailure("Couldn't remove the outfit"),
  })
  const log = useLogEntry({
    onDone: (entry) => {
      keyOf(null)
      const count = entry.itemIds.length === 1 ? '1 piece' : `${entry.itemIds.length} pieces`
      showToast({
        title: 'Worn today',
        description: `${count} logged in your history.`,
        action: { label: 'Undo', onPress: () => undo.mutate(entry) },
      })
    },
    onFailed: showFailure("Couldn't log the outfit"),
  })
  return {
    wear: (itemIds) => {
      const outfit = NewOutfitHistory.parse({ itemIds, wornDate: today() })
      log.mutate({ outfit, idempotencyKey: keyOf(outfit) })
    },
    isPending: log.isPending,
  }
}
