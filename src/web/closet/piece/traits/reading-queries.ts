import { useQuery } from '@tanstack/react-query'
import { readingEndpoints } from '../../../../contract/piece-readings.ts'
import { callEndpoint } from '../../../api/call-endpoint.ts'
import { closetKey } from '../../use-closet-change.ts'

/** What the stylist thinks a piece is. */
export function useReading(id: string) {
  return useQuery({
    queryKey: [...closetKey, 'piece', id, 'reading'],
    queryFn: () => callEndpoint(readingEndpoints.read, { params: { id } }),
  })
}

/** The garment types that a piece can have. They change with the version of Armadio alone. */
export function useGarmentTypes() {
  return useQuery({
    queryKey: ['garment types'],
    queryFn: () => callEndpoint(readingEndpoints.types),
    staleTime: Infinity,
  })
}
