import { skipToken, useQuery } from '@tanstack/react-query'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { usePageData } from '../api/page-data.ts'
import { plans } from './plan-query.ts'

/**
 * Id of the newest plan of the week that starts on this Monday, or null. Requests nothing: uses the planner's data if
 * fetched, otherwise the embedded data.
 */
export function usePlannedWeekId(monday: CalendarDate): string | null {
  const page = usePageData()
  const { data } = useQuery({ ...plans, queryFn: skipToken })
  const known = data ?? page?.plannedWeeks
  return known?.find(({ weekStartDate }) => weekStartDate === monday)?.id ?? null
}
