import { useQuery, type QueryClient } from '@tanstack/react-query'
import { stylistEndpoints, type NewCuration, type OutfitCuration } from '../../contract/stylist/stylist.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { endpointQuery } from '../api/endpoint-query.ts'

const curations = endpointQuery(stylistEndpoints.curations)

/** The saved curations, newest first. */
export function useCurations() {
  return useQuery(curations)
}

/** Curates an outfit. */
export async function curate(wanted: NewCuration): Promise<OutfitCuration> {
  return (await callEndpoint(stylistEndpoints.curate, { body: wanted })).curation
}

/** Adds a curation to the list in the cache, and refetches the list without the one that it replaced. */
export function cacheCuration(queries: QueryClient, curation: OutfitCuration): void {
  queries.setQueryData(curations.queryKey, (known = []) =>
    known.some(({ id }) => id === curation.id)
      ? known.map((one) => (one.id === curation.id ? curation : one))
      : [curation, ...known],
  )
  void queries.invalidateQueries({ queryKey: curations.queryKey })
}

/** All pieces that can replace one of an outfit, best first. */
export function useSwaps(curation: OutfitCuration, itemId: string) {
  const swaps = endpointQuery(stylistEndpoints.swaps, { params: { id: curation.id }, query: { itemId } })
  return useQuery({
    ...swaps,
    // The scores depend on the version of the outfit.
    queryKey: [...swaps.queryKey, curation.version],
    // The closet may have changed since the last request.
    staleTime: 0,
    gcTime: 0,
  })
}

/** Switches a curation to another version of its outfit. */
export async function showVersion(id: string, number: number): Promise<OutfitCuration> {
  return (await callEndpoint(stylistEndpoints.showVersion, { params: { id, number } })).curation
}

/** Replaces a piece of an outfit. */
export async function swap(id: string, itemId: string, withItemId: string): Promise<OutfitCuration> {
  const body = { itemId, withItemId }
  return (await callEndpoint(stylistEndpoints.swap, { params: { id }, body })).curation
}
