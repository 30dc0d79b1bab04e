import { showToast } from '../../../ui/toasts/toast-store.ts'
import { useAddSamples, useRemoveSamples } from './sample-queries.ts'
import { showFailure } from '../../show-failure.ts'

/** The sample wardrobe, to add to the closet and to remove; each shows a toast. */
export function useSamples() {
  const { mutate: add, isPending: isAdding } = useAddSamples({
    onDone: (samples) =>
      showToast({
        title: 'Sample pieces added',
        description: `${samples.length} illustrated pieces to try things out. Remove them anytime.`,
      }),
    onFailed: showFailure("Couldn't add the samples"),
  })
  const { mutate: remove, isPending: isRemoving } = useRemoveSamples({
    onDone: () =>
      showToast({
        title: 'Samples removed',
        description: "Your own pieces weren't affected.",
        action: { label: 'Undo', onPress: add },
      }),
    onFailed: showFailure("Couldn't remove the samples"),
  })
  return { add: () => add(), remove: () => remove(), isAdding, isRemoving }
}
