import { skipToken, useQuery } from '@tanstack/react-query'
import type { PageData } from '../../contract/page-data.ts'
import { usePageData } from '../api/page-data.ts'
import { plansKey } from './plans-key.ts'

/**
 * Id of the newest plan of the week that begins on this Monday, null where there is none. Nothing is requested: what the
 * planner has fetched by now is newer than what came inside the page.
 */
export function usePlannedWeekId(monday: string): string | null {
  const page = usePageData()
  const { data } = useQuery<PageData['plannedWeeks']>({ queryKey: plansKey, queryFn: skipToken })
  const known = data ?? page?.plannedWeeks
  return known?.find(({ weekStartDate }) => weekStartDate === monday)?.id ?? null
}
