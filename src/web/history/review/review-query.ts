import { useQuery } from '@tanstack/react-query'
import { yearReview } from '../../../contract/year-review.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { followsCloset } from '../../closet/follows-closet.ts'

/** The wears of a year. */
export function useYearReview(year: number) {
  return useQuery({ ...endpointQuery(yearReview, { params: { year } }), staleTime: 0, meta: followsCloset })
}
