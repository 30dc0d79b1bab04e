import { useQuery } from '@tanstack/react-query'
import { yearReview } from '../../../contract/year-review.ts'
import { callEndpoint } from '../../api/call-endpoint.ts'
import { closetKey } from '../../closet/use-closet-change.ts'

/** What one wore in a year. */
export function useYearReview(year: number) {
  return useQuery({
    queryKey: [...closetKey, 'year in review', year],
    queryFn: () => callEndpoint(yearReview, { params: { year } }),
    staleTime: 0,
  })
}
