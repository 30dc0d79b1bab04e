import { useMutation, useQuery } from '@tanstack/react-query'
import { recreateEndpoints, type MarkedPiece } from '../../contract/recreate.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { closetKey } from '../closet/use-closet-change.ts'

/** The closest own pieces for marks. */
export function useRecreatedOutfit(marks: readonly MarkedPiece[]) {
  return useQuery({
    // Below the closet's: another piece may be closer.
    queryKey: [...closetKey, 'recreated', marks],
    queryFn: () => callEndpoint(recreateEndpoints.recreate, { body: { marks: [...marks] } }),
  })
}

/** Has the model mark the pieces in a photo. */
export function useReadPhoto() {
  return useMutation({
    mutationFn: (photo: File) => callEndpoint(recreateEndpoints.readPhoto, { form: {}, photo }),
  })
}
