import { useQuery } from '@tanstack/react-query'
import { wouldIWear, type Candidate } from '../../../contract/marketplace.ts'
import { callEndpoint } from '../../api/call-endpoint.ts'

/** Whether one would wear something; asked anew each time, since the closet may have changed. */
export function useWouldWear(candidate: Candidate) {
  const { name, category, color, description, price, imageUrl } = candidate
  return useQuery({
    queryKey: [wouldIWear.path, name, category, color, description, price, imageUrl],
    queryFn: () => callEndpoint(wouldIWear, { body: candidate }),
    staleTime: 0,
    gcTime: 0,
  })
}
