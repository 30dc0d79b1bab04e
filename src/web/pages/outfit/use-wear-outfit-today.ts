import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { thumbnailUrl } from '../../closet/thumbnail-url.ts'
import { useRemoveEntry } from '../../history/history-queries.ts'
import type { KnownOutfit } from '../../outfit/outfit-request-store.ts'
import { leftOutInWords, wearableNow } from '../../outfit/wearable-now.ts'
import { useLoadedCloset } from '../../stylist/looks/use-loaded-closet.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { today } from '../../ui/hooks/today.ts'
import { useRefreshWorn, useWearOutfit } from './use-wear-outfit.ts'

interface OutfitToWear extends Pick<KnownOutfit, 'name' | 'occasion'> {
  readonly ids: readonly string[]
  readonly date: CalendarDate
  /** In words. */
  readonly leftOut: string
  readonly imageUrl: string | null
}

/** 'Wear today': logs an outfit for today and offers Undo. Pieces that cannot be worn now are left out and named. */
export function useWearOutfitToday() {
  const closet = useLoadedCloset()
  const refresh = useRefreshWorn()
  const undo = useRemoveEntry({
    onDone: (_nothing, entry) => {
      void refresh()
      const names = entry.pieces.map(({ name }) => name).join(', ')
      showToast({ title: 'Wears removed', description: `Not worn today: ${names}.` })
    },
    onFailed: showFailure("Couldn't undo. Delete the outfit in your history"),
  })
  const { mutate } = useWearOutfit<OutfitToWear>({
    onDone: ({ entry, isNew }, { name, ids, leftOut, imageUrl }) => {
      const count = ids.length === 1 ? '1 piece.' : `${ids.length} pieces.`
      showToast({
        title: isNew ? 'Worn today' : 'Already worn today',
        description: `${name}${isNew ? `: ${count}` : ' is already in your history.'} ${leftOut}`.trim(),
        ...(imageUrl !== null && { imageUrl }),
        ...(isNew && { action: { label: 'Undo', onPress: () => undo.mutate(entry) } }),
      })
    },
    onFailed: showFailure("Couldn't log the outfit"),
  })
  return ({ name, pieces, occasion }: KnownOutfit) => {
    const wearable = wearableNow(pieces, closet)
    const leftOut = leftOutInWords(wearable)
    const { ids } = wearable
    const first = closet?.find(({ id }) => id === ids[0])
    const imageUrl = first ? thumbnailUrl(first) : null
    if (ids.length > 0) mutate({ name, occasion, ids, date: today(), leftOut, imageUrl })
    else showToast({ title: 'No piece of this outfit is available today', description: leftOut })
  }
}
