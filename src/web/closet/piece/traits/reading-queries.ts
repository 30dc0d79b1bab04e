import { useQuery } from '@tanstack/react-query'
import { readingEndpoints } from '../../../../contract/closet/piece-readings.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { followsCloset } from '../../follows-closet.ts'

/** The stylist's reading of a piece. */
export function useReading(id: string) {
  return useQuery({ ...endpointQuery(readingEndpoints.read, { params: { id } }), meta: followsCloset })
}

/** All garment types. They change only with the version of Armadio. */
export function useGarmentTypes() {
  return useQuery(endpointQuery(readingEndpoints.types))
}
