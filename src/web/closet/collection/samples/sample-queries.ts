import { sampleEndpoints } from '../../../../contract/closet-samples.ts'
import { closetEndpoints, type ClosetItem } from '../../../../contract/closet.ts'
import { useChange, type ChangeCallbacks } from '../../../api/use-change.ts'

/** Adds the sample wardrobe to the closet. */
export function useAddSamples(callbacks: ChangeCallbacks<void, ClosetItem[]>) {
  return useChange(sampleEndpoints.add, { invalidates: [closetEndpoints.list], ...callbacks })
}

/** Removes all samples. */
export function useRemoveSamples(callbacks: ChangeCallbacks<void, void>) {
  return useChange(sampleEndpoints.remove, { invalidates: [closetEndpoints.list], ...callbacks })
}
