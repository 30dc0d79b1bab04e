import { showToast } from '../../ui/toasts/toast-store.ts'
import { useRequestCutOuts } from '../cut-out-queries.ts'
import { showFailure } from '../show-failure.ts'
import type { Pieces } from './selection/bulk-queries.ts'

/** Removes the backgrounds of several pieces; the collection shows the progress. */
export function useRemoveBackgrounds() {
  const { mutate, isPending } = useRequestCutOuts({
    onBegun: (count) => {
      const pieces = count === 1 ? '1 piece' : `${count} pieces`
      showToast(
        count > 0
          ? { title: 'Removing backgrounds', description: `${pieces}. You can cancel above your pieces.` }
          : {
              title: 'No backgrounds to remove',
              description: 'These pieces have no photo or no background.',
            },
      )
    },
    onFailed: showFailure("Couldn't remove the backgrounds"),
  })
  return { removeBackgrounds: (pieces: Pieces) => mutate(pieces.map(({ id }) => id)), isPending }
}
