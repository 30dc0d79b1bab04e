import type { ClosetItem } from '../../../contract/closet.ts'
import { HttpError, reasonOf } from '../../api/http-error.ts'
import { showToast } from '../../ui/toast-store.ts'
import { showFailure } from '../show-failure.ts'
import { thumbnailUrl } from '../thumbnail-url.ts'
import { useCutOut, useRemoveCutOut } from './piece-queries.ts'

/** Cuts a garment out of its photo and undoes it, each told in a toast. */
export function useCutOutOfPhoto() {
  const removing = useRemoveCutOut({
    onDone: () => showToast({ title: 'Cut-out undone', description: 'The photo is shown as it was' }),
    onFailed: showFailure('Failed to Undo the Cut-out'),
  })
  const { mutate: undo } = removing
  const cutting = useCutOut({
    onDone: (item) =>
      showToast({
        title: 'Cut out',
        description: `${item.name} stands free of its ground; the photo is kept`,
        imageUrl: thumbnailUrl(item),
        action: { label: 'Undo', onPress: () => undo(item) },
      }),
    onFailed: (error) =>
      isUnclear(error)
        ? showToast({ title: 'Not cut out', description: reasonOf(error) })
        : showFailure('Failed to Cut Out')(error),
  })
  return {
    cutOut: (item: ClosetItem) => cutting.mutate(item),
    undo,
    isPending: cutting.isPending || removing.isPending,
  }
}

// Said honestly, and no failure: the photo is as good as before.
function isUnclear(error: Error): boolean {
  return error instanceof HttpError && error.answer?.code === 'cut_out_unclear'
}
