import { skipToken, useQuery } from '@tanstack/react-query'
import { usePageData } from '../api/page-data.ts'
import { plans } from './plan-query.ts'

/**
 * Id of the newest plan of the week that begins on this Monday, null where there is none. Nothing is requested: what the
 * planner has fetched by now is newer than what came inside the page.
 */
export function usePlannedWeekId(monday: string): string | null {
  const page = usePageData()
  const { data } = useQuery({ ...plans, queryFn: skipToken })
  const known = data ?? page?.plannedWeeks
  return known?.find(({ weekStartDate }) => weekStartDate === monday)?.id ?? null
}
