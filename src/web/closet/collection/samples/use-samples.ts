import { sampleEndpoints } from '../../../../contract/closet/samples.ts'
import { closetEndpoints, type ClosetItem } from '../../../../contract/closet/closet.ts'
import { useChange, type ChangeCallbacks } from '../../../api/use-change.ts'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { showFailure } from '../../show-failure.ts'

/** Adds and removes the sample wardrobe; each shows a toast. */
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

function useAddSamples(callbacks: ChangeCallbacks<void, ClosetItem[]>) {
  return useChange(sampleEndpoints.add, { invalidates: [closetEndpoints.list], ...callbacks })
}

function useRemoveSamples(callbacks: ChangeCallbacks<void, void>) {
  return useChange(sampleEndpoints.remove, { invalidates: [closetEndpoints.list], ...callbacks })
}
