import { useQuery } from '@tanstack/react-query'
import { pieceCompanyEndpoints } from '../../../contract/closet/piece-company.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { followsCloset } from '../../closet/follows-closet.ts'

/** Outfits that the stylist suggests around a piece. */
export function usePieceIdeas(id: string) {
  return useQuery({ ...endpointQuery(pieceCompanyEndpoints.ideas, { params: { id } }), meta: followsCloset })
}

/** Pieces similar to a piece. */
export function useNeighbors(id: string) {
  return useQuery({
    ...endpointQuery(pieceCompanyEndpoints.neighbors, { params: { id } }),
    meta: followsCloset,
  })
}
