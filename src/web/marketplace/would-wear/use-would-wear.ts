import { useQuery } from '@tanstack/react-query'
import { wouldIWear, type Candidate } from '../../../contract/marketplace.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

/** Whether the user would wear something; requested each time, since the closet may have changed. */
export function useWouldWear(candidate: Candidate) {
  return useQuery({
    ...endpointQuery(wouldIWear, { body: candidate }),
    staleTime: 0,
    gcTime: 0,
  })
}
