import { useQuery } from '@tanstack/react-query'
import { recreateEndpoints, type MarkedPiece } from '../../contract/recreate.ts'
import { endpointQuery } from '../api/endpoint-query.ts'
import { useChange } from '../api/use-change.ts'
import { followsCloset } from '../closet/follows-closet.ts'

/** The user's closest pieces for marks. */
export function useRecreatedOutfit(marks: readonly MarkedPiece[]) {
  return useQuery({
    ...endpointQuery(recreateEndpoints.recreate, { body: { marks: [...marks] } }),
    meta: followsCloset,
  })
}

/** Makes the model mark the pieces in a photo. */
export function useReadPhoto() {
  return useChange(recreateEndpoints.readPhoto, { input: (photo: File) => ({ form: {}, photo }) })
}
