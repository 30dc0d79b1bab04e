import { showFailure } from '../../closet/show-failure.ts'
import { thumbnailUrl } from '../../closet/thumbnail-url.ts'
import { showToast } from '../../ui/toast-store.ts'
import { today } from '../../ui/today.ts'
import type { Look } from './look.ts'
import { useTakeWearsBack, useWearPieces } from './look-queries.ts'
import { useKnownCloset } from './use-known-closet.ts'
import { leftOutInWords, wearableOf } from './wear-look.ts'

/** 'Wear today' of a look, and its undo, each told in a toast. */
export function useWearLook(look: Look) {
  const closet = useKnownCloset()
  const wearable = wearableOf(look.pieces, closet)
  const leftOut = leftOutInWords(wearable)
  const undo = useTakeWearsBack({
    onDone: () =>
      showToast({ title: 'Wears removed', description: `${look.name} isn't marked as worn today.` }),
    onFailed: showFailure("Couldn't remove the wears"),
  })
  const wear = useWearPieces({
    onDone: ({ items, newlyWornIds }, { wornDate }) => {
      const count = items.length === 1 ? '1 piece.' : `${items.length} pieces.`
      showToast({
        title: 'Worn today',
        description:
          newlyWornIds.length === 0
            ? `These pieces are already marked as worn today. ${leftOut}`
            : `${look.name}: ${count} ${leftOut}`,
        ...(items[0] && { imageUrl: thumbnailUrl(items[0]) }),
        ...(newlyWornIds.length > 0 && {
          action: { label: 'Undo', onPress: () => undo.mutate({ ids: [...newlyWornIds], wornDate }) },
        }),
      })
    },
    onFailed: showFailure("Couldn't log the wears"),
  })
  const wearToday = () => {
    if (wearable.ids.length > 0) return wear.mutate({ ids: wearable.ids, wornDate: today() })
    showToast({ title: 'No piece of this look is available today', description: leftOut })
  }
  return { wearToday, isPending: wear.isPending || undo.isPending }
}
