import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type NewShare, type OutfitShare, type ShareReply, sharingEndpoints } from '../../contract/sharing.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { endpointQuery } from '../api/endpoint-query.ts'
import { type ChangeCallbacks, useChange } from '../api/use-change.ts'
import { HttpError } from '../api/http-error.ts'

const shares = endpointQuery(sharingEndpoints.list)

/** Past shares, newest first. */
export function useShares() {
  return useQuery(shares)
}

/** The options for sharing an outfit. */
export function useShareOptions(outfitId: string) {
  return useQuery({
    ...endpointQuery(sharingEndpoints.options, { params: { outfitId } }),
    // The outfit may have changed since the last request.
    staleTime: 0,
    gcTime: 0,
  })
}

/** A picture's bytes, to show, copy or share; keeps the previous one while loading. */
export function usePicture(address: string | null) {
  return useQuery({
    queryKey: [address],
    queryFn: () => fetchPicture(address ?? ''),
    enabled: address !== null,
    placeholderData: keepPreviousData,
    // Pictures are large, and an outfit may change.
    staleTime: 0,
    gcTime: 60_000,
  })
}

export interface ShareRequest {
  readonly wanted: NewShare
  readonly idempotencyKey: string | undefined
}

/** Prepares an outfit for a platform. */
export function useShareOutfit(callbacks: ChangeCallbacks<ShareRequest, ShareReply>) {
  return useChange(sharingEndpoints.share, {
    input: ({ wanted, idempotencyKey }: ShareRequest) => ({ body: wanted, idempotencyKey }),
    invalidates: [sharingEndpoints.list],
    ...callbacks,
  })
}

/** Deletes a share. */
export function useTakeBack(callbacks: ChangeCallbacks<OutfitShare, void>) {
  return useChange(sharingEndpoints.takeBack, {
    input: ({ id }: OutfitShare) => ({ params: { id } }),
    invalidates: [sharingEndpoints.list],
    ...callbacks,
  })
}

/** Reports that a platform was opened with a share. Failures are ignored. */
export function useCountOpening() {
  const queries = useQueryClient()
  return (id: string) => {
    callEndpoint(sharingEndpoints.increment, { params: { id }, keepalive: true }).then(
      () => queries.invalidateQueries({ queryKey: shares.queryKey }),
      () => {},
    )
  }
}

/**
 * Fetches a picture from this server.
 * @throws HttpError for an error response; the error of fetch without a response
 */
async function fetchPicture(address: string): Promise<Blob> {
  const response = await fetch(address, { credentials: 'include' })
  if (!response.ok) throw new HttpError(response.status, response.statusText, await response.text())
  return response.blob()
}
