import type { ClosetItem } from '../../../contract/closet.ts'
import { showFailure } from '../show-failure.ts'
import { showToast } from '../../ui/toast-store.ts'
import { thumbnailUrl } from '../thumbnail-url.ts'
import { useTakeWearBack, useWear } from './piece-queries.ts'

/** 'Wore it today' and its undo, each told in a toast. `day` is today. */
export function useWearToday(item: ClosetItem, day: string) {
  const undo = useTakeWearBack({
    onDone: (_nothing, { item: { name } }) =>
      showToast({ title: 'Wear taken back', description: `${name} was not worn today after all` }),
    onFailed: showFailure('Failed to Take the Wear Back'),
  })
  const { mutate: takeBack } = undo
  const done = useWear({
    onDone: (worn, wear) =>
      showToast({
        title: 'Worn today',
        description: `${worn.name} has been worn ${worn.wearCount === 1 ? 'once' : `${worn.wearCount} times`}`,
        imageUrl: thumbnailUrl(worn),
        action: { label: 'Undo', onPress: () => takeBack(wear) },
      }),
    onFailed: showFailure('Failed to Log the Wear'),
  })
  return {
    wear: () => done.mutate({ item, wornDate: day }),
    takeBack: () => takeBack({ item, wornDate: day }),
    isPending: done.isPending || undo.isPending,
  }
}
