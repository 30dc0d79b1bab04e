import { useQuery } from '@tanstack/react-query'
import { plannedDays } from '../../../contract/planned-days.ts'
import { plannerEndpoints } from '../../../contract/planner/planner.ts'
import { dependsOn, endpointQuery } from '../../api/endpoint-query.ts'

/** The planned days of all plans in a date range, both such as '2026-11-23'. */
export function usePlannedDays(from: string, to: string) {
  return useQuery({
    ...endpointQuery(plannedDays, { query: { from, to } }),
    // Days change in other tabs and screens.
    staleTime: 0,
    meta: dependsOn(plannerEndpoints.list),
  })
}
