import { useQuery } from '@tanstack/react-query'
import { plannedDays } from '../../../contract/planned-days.ts'
import { plannerEndpoints } from '../../../contract/planner/planner.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { dependsOn, endpointQuery } from '../../api/endpoint-query.ts'

/** The planned days of all plans in a range of days. */
export function usePlannedDays(from: CalendarDate, to: CalendarDate) {
  return useQuery({
    ...endpointQuery(plannedDays, { query: { from, to } }),
    // Days change in other tabs and screens.
    staleTime: 0,
    meta: dependsOn(plannerEndpoints.list),
  })
}
