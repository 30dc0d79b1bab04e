import { showToast } from '../../ui/toast-store.ts'
import { useAddSamples, useRemoveSamples } from './sample-queries.ts'
import { showFailure } from '../show-failure.ts'

/** The sample wardrobe, to hang into the closet and to take away; both are told. */
export function useSamples() {
  const { mutate: add, isPending: isAdding } = useAddSamples({
    onDone: (samples) =>
      showToast({
        title: 'Sample wardrobe added',
        description: `${samples.length} drawn pieces to try things on; take them away whenever you like`,
      }),
    onFailed: showFailure('Failed to Add Samples'),
  })
  const { mutate: remove, isPending: isRemoving } = useRemoveSamples({
    onDone: () =>
      showToast({
        title: 'Samples removed',
        description: 'Your own pieces are all still here',
        action: { label: 'Undo', onPress: add },
      }),
    onFailed: showFailure('Failed to Remove Samples'),
  })
  return { add: () => add(), remove: () => remove(), isAdding, isRemoving }
}
