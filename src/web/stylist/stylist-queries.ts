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

/** Every piece that can replace one of an outfit, best first. */
export function useSwaps(curation: OutfitCuration, itemId: string) {
  return useQuery({
    // Each outfit scores them differently, and the closet may have changed since the last time.
    queryKey: ['stylist', 'swaps', curation.id, curation.version, itemId],
    queryFn: () => callEndpoint(stylistEndpoints.swaps, { params: { id: curation.id }, query: { itemId } }),
    staleTime: 0,
    gcTime: 0,
  })
}

/** Shows an earlier or later outfit of a curation again. */
export async function showVersion(id: string, number: number): Promise<OutfitCuration> {
  return (await callEndpoint(stylistEndpoints.showVersion, { params: { id, number } })).curation
}

/** Puts another piece in the place of one of an outfit. */
export async function swap(id: string, itemId: string, withItemId: string): Promise<OutfitCuration> {
  const body = { itemId, withItemId }
  return (await callEndpoint(stylistEndpoints.swap, { params: { id }, body })).curation
}
