import { useMutation, useQueryClient } from '@tanstack/react-query'
import { historyEndpoints } from '../../../contract/history.ts'
import { plannerEndpoints } from '../../../contract/planner.ts'
import { callEndpoint } from '../../api/call-endpoint.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { thumbnailUrl } from '../../closet/thumbnail-url.ts'
import { closetKey } from '../../closet/use-closet-change.ts'
import { entryOfOutfit } from '../../history/entry-of-outfit.ts'
import { historyKey } from '../../history/history-key.ts'
import { useRemoveEntry } from '../../history/history-queries.ts'
import type { KnownOutfit } from '../../outfit/outfit-requests.ts'
import { leftOutInWords, wearableNow } from '../../outfit/wearable-now.ts'
import { plansKey } from '../../planner/plans-key.ts'
import { useKnownCloset } from '../../stylist/looks/use-known-closet.ts'
import { showToast } from '../../ui/toast-store.ts'
import { today } from '../../ui/today.ts'

interface OutfitToWear extends Pick<KnownOutfit, 'name' | 'occasion'> {
  readonly ids: readonly string[]
  /** In words. */
  readonly leftOut: string
  readonly imageUrl: string | null
}

/**
 * 'Wear today': logs an outfit for today, once, and says so with Undo. What can't be worn now is left out and named. The day
 * that planned just this outfit is worn by that.
 */
export function useWearToday() {
  const queries = useQueryClient()
  const closet = useKnownCloset()
  // What counts wears or shows what was worn.
  const refresh = () =>
    Promise.all(
      [historyKey, closetKey, plansKey, [plannerEndpoints.one.path]].map((queryKey) =>
        queries.invalidateQueries({ queryKey: [...queryKey] }),
      ),
    )
  const undo = useRemoveEntry({
    onDone: (_nothing, entry) => {
      void refresh()
      const names = entry.pieces.map(({ name }) => name).join(', ')
      showToast({ title: 'Wears removed', description: `Not worn today: ${names}.` })
    },
    onFailed: showFailure("Couldn't undo. Delete the outfit in your history"),
  })
  const { mutate } = useMutation({
    // A second press waits for the first, and then finds its entry.
    scope: { id: 'wear today' },
    mutationFn: async ({ ids, occasion }: OutfitToWear) => {
      const wornDate = today()
      const known = entryOfOutfit(await callEndpoint(historyEndpoints.list), wornDate, ids)
      if (known) return { entry: known, isNew: false }
      const body = { itemIds: [...ids], occasion, wornDate, location: null, notes: null }
      const idempotencyKey = crypto.randomUUID?.()
      const entry = await callEndpoint(historyEndpoints.log, { body, idempotencyKey })
      await refresh()
      return { entry, isNew: true }
    },
    onSuccess: ({ entry, isNew }, { name, ids, leftOut, imageUrl }) => {
      const count = ids.length === 1 ? '1 piece.' : `${ids.length} pieces.`
      showToast({
        title: isNew ? 'Worn today' : 'Already worn today',
        description: `${name}${isNew ? `: ${count}` : ' is already in your history.'} ${leftOut}`.trim(),
        ...(imageUrl !== null && { imageUrl }),
        ...(isNew && { action: { label: 'Undo', onPress: () => undo.mutate(entry) } }),
      })
    },
    onError: (error) => {
      console.error('Failed to log the outfit', error)
      showFailure("Couldn't log the outfit")(error)
    },
  })
  return ({ name, pieces, occasion }: KnownOutfit) => {
    const wearable = wearableNow(pieces, closet)
    const leftOut = leftOutInWords(wearable)
    const { ids } = wearable
    const first = closet?.find(({ id }) => id === ids[0])
    if (ids.length > 0) mutate({ name, occasion, ids, leftOut, imageUrl: first ? thumbnailUrl(first) : null })
    else showToast({ title: 'No piece of this outfit is available today', description: leftOut })
  }
}
