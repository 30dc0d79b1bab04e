import type { ClosetItem } from '../../../contract/closet/closet.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { showFailure } from '../show-failure.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { thumbnailUrl } from '../thumbnail-url.ts'
import { useTakeWearBack, useWear } from './piece-queries.ts'

/** 'Wore it today' and its undo; each shows a toast. `day` is today. */
export function useWearPieceToday(item: ClosetItem, day: CalendarDate) {
  const undo = useTakeWearBack({
    onDone: (_nothing, { item: { name } }) =>
      showToast({ title: 'Wear removed', description: `${name} isn't marked as worn today.` }),
    onFailed: showFailure("Couldn't remove the wear"),
  })
  const { mutate: takeBack } = undo
  const done = useWear({
    onDone: (worn, wear) =>
      showToast({
        title: 'Worn today',
        description: `${worn.name}: ${worn.wearCount} ${worn.wearCount === 1 ? 'wear' : 'wears'}.`,
        imageUrl: thumbnailUrl(worn),
        action: { label: 'Undo', onPress: () => takeBack(wear) },
      }),
    onFailed: showFailure("Couldn't log the wear"),
  })
  return {
    wear: () => done.mutate({ item, wornDate: day }),
    takeBack: () => takeBack({ item, wornDate: day }),
    isPending: done.isPending || undo.isPending,
  }
}
