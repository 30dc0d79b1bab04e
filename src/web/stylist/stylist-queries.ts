import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { stylistEndpoints, type NewCuration, type OutfitCuration } from '../../contract/stylist.ts'
import { callEndpoint } from '../api/call-endpoint.ts'

const curations = queryOptions({
  queryKey: [stylistEndpoints.curations.path],
  queryFn: () => callEndpoint(stylistEndpoints.curations),
})

/** The saved curations, newest first. */
export function useCurations() {
  return useQuery(curations)
}

/** Has an outfit curated. */
export async function curate(wanted: NewCuration): Promise<OutfitCuration> {
  return (await callEndpoint(stylistEndpoints.curate, { body: wanted })).curation
}

/** Puts a curation where the list finds it, and asks for the list again: what it took the place of goes then. */
export function keepCuration(queries: QueryClient, curation: OutfitCuration): void {
  queries.setQueryData(curations.queryKey, (known = []) =>
    known.some(({ id }) => id === curation.id)
      ? known.map((one) => (one.id === curation.id ? curation : one))
      : [curation, ...known],
  )
  void queries.invalidateQueries({ queryKey: curations.queryKey })
}

/** The next best pieces in place of one of an outfit. */
export function useSwaps(curation: OutfitCuration, itemId: string) {
  return useQuery({
    // Another outfit has other pieces that fit; what hangs in the closet may have changed each time it is asked.
    queryKey: ['stylist', 'swaps', curation.id, itemId],
    queryFn: () => callEndpoint(stylistEndpoints.swaps, { params: { id: curation.id }, query: { itemId } }),
    staleTime: 0,
    gcTime: 0,
  })
}

/** Puts another piece in the place of one of an outfit. */
export async function swap(id: string, itemId: string, withItemId: string): Promise<OutfitCuration> {
  const body = { itemId, withItemId }
  return (await callEndpoint(stylistEndpoints.swap, { params: { id }, body })).curation
}
