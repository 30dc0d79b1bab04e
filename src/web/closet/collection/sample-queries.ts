import { sampleEndpoints } from '../../../contract/closet-samples.ts'
import type { ClosetItem } from '../../../contract/closet.ts'
import { callEndpoint } from '../../api/call-endpoint.ts'
import { useClosetChange, type ChangeCallbacks } from '../use-closet-change.ts'

/** Hangs the sample wardrobe into the closet. */
export function useAddSamples(told: ChangeCallbacks<void, ClosetItem[]>) {
  return useClosetChange<void, ClosetItem[]>(() => callEndpoint(sampleEndpoints.add), told)
}

/** Takes every sample away. */
export function useRemoveSamples(told: ChangeCallbacks<void, void>) {
  return useClosetChange<void, void>(() => callEndpoint(sampleEndpoints.remove), told)
}
