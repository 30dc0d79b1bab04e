import { useQuery } from '@tanstack/react-query'
import { plannedDays } from '../../../contract/planned-days.ts'
import { callEndpoint } from '../../api/call-endpoint.ts'
import { plansKey } from '../plans-key.ts'

/** What is planned from one date to another, over all plans; both as '2026-11-23'. */
export function usePlannedDays(from: string, to: string) {
  return useQuery({
    queryKey: [...plansKey, 'planned days', from, to],
    queryFn: () => callEndpoint(plannedDays, { query: { from, to } }),
    // Days are worn and planned elsewhere.
    staleTime: 0,
  })
}
