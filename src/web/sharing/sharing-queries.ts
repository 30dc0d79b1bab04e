import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { sharingEndpoints, type NewShare, type OutfitShare, type ShareReply } from '../../contract/sharing.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { fetchPicture } from '../api/fetch-picture.ts'

const shares = queryOptions({
  queryKey: [sharingEndpoints.list.path],
  queryFn: () => callEndpoint(sharingEndpoints.list),
})

/** What was shared, newest first. */
export function useShares() {
  return useQuery(shares)
}

/** What there is to choose from when an outfit is shared. */
export function useShareOptions(outfitId: string) {
  return useQuery({
    // The outfit may have changed each time it is asked.
    queryKey: ['sharing', 'options', outfitId],
    queryFn: () => callEndpoint(sharingEndpoints.options, { params: { outfitId } }),
    staleTime: 0,
    gcTime: 0,
  })
}

/** A picture's bytes, to be shown, copied or handed on; the one before it stays until they are there. */
export function usePicture(address: string | null) {
  return useQuery({
    queryKey: ['sharing', 'picture', address],
    queryFn: () => fetchPicture(address ?? ''),
    enabled: address !== null,
    placeholderData: keepPreviousData,
    // Pictures are large, and an outfit may change.
    staleTime: 0,
    gcTime: 60_000,
  })
}

interface Told<V, R> {
  readonly onDone: (result: R, input: V) => void
  readonly onFailed: (error: Error) => void
}

export interface ShareRequest {
  readonly wanted: NewShare
  readonly idempotencyKey: string | undefined
}

/** Has an outfit made ready for a platform. */
export function useShareOutfit(told: Told<ShareRequest, ShareReply>) {
  return useShareChange(
    ({ wanted, idempotencyKey }: ShareRequest) =>
      callEndpoint(sharingEndpoints.share, { body: wanted, idempotencyKey }),
    told,
  )
}

/** Takes a share back. */
export function useTakeBack(told: Told<OutfitShare, void>) {
  return useShareChange<OutfitShare, void>(
    ({ id }) => callEndpoint(sharingEndpoints.takeBack, { params: { id } }),
    told,
  )
}

/** Counts that the platform was opened with a share. Nobody waits for it, and a failure is nobody's concern. */
export function useCountOpening() {
  const queries = useQueryClient()
  return (id: string) => {
    callEndpoint(sharingEndpoints.increment, { params: { id }, keepalive: true }).then(
      () => queries.invalidateQueries({ queryKey: shares.queryKey }),
      () => {},
    )
  }
}

function useShareChange<V, R>(change: (input: V) => Promise<R>, { onDone, onFailed }: Told<V, R>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async (result, input) => {
      await queries.invalidateQueries({ queryKey: shares.queryKey })
      onDone(result, input)
    },
    onError: onFailed,
  })
}
