import type { ClosetItem } from '../../../contract/closet/closet.ts'
import { HttpError, reasonOf } from '../../api/http-error.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { showFailure } from '../show-failure.ts'
import { thumbnailUrl } from '../thumbnail-url.ts'
import { useCutOut, useRemoveCutOut } from './piece-queries.ts'

/** Cuts a garment out of its photo and undoes it; each shows a toast. */
export function useCutOutOfPhoto() {
  const removing = useRemoveCutOut({
    onDone: () => showToast({ title: 'Background restored', description: 'The original photo is back.' }),
    onFailed: showFailure("Couldn't restore the background"),
  })
  const { mutate: undo } = removing
  const cutting = useCutOut({
    onDone: (item) =>
      showToast({
        title: 'Background removed',
        description: 'The original photo is saved.',
        imageUrl: thumbnailUrl(item),
        action: { label: 'Undo', onPress: () => undo(item) },
      }),
    onFailed: (error) =>
      isUnclear(error)
        ? showToast({ title: 'Background not removed', description: reasonOf(error) })
        : showFailure("Couldn't remove the background")(error),
  })
  return {
    cutOut: (item: ClosetItem) => cutting.mutate(item),
    undo,
    isPending: cutting.isPending || removing.isPending,
  }
}

// An unclear photo is reported as such, not as a failure: the photo is unchanged.
function isUnclear(error: Error): boolean {
  return error instanceof HttpError && error.apiError?.code === 'cut_out_unclear'
}
