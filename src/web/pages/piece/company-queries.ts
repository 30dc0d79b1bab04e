import { useQuery } from '@tanstack/react-query'
import { pieceCompanyEndpoints } from '../../../contract/piece-company.ts'
import { callEndpoint } from '../../api/call-endpoint.ts'
import { closetKey } from '../../closet/use-closet-change.ts'

/** Outfits that the stylist suggests around a piece. */
export function usePieceIdeas(id: string) {
  return useQuery({
    queryKey: [...closetKey, 'piece', id, 'ideas'],
    queryFn: () => callEndpoint(pieceCompanyEndpoints.ideas, { params: { id } }),
  })
}

/** The pieces that are like a piece. */
export function useNeighbors(id: string) {
  return useQuery({
    queryKey: [...closetKey, 'piece', id, 'neighbors'],
    queryFn: () => callEndpoint(pieceCompanyEndpoints.neighbors, { params: { id } }),
  })
}
