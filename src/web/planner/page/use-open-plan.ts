import { useState } from 'react'
import { useSearchParams } from 'wouter'
import type { WeeklyPlan } from '../../../contract/planner/planner.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { PLAN_PARAMETER } from '../plan-address.ts'
import { planToShow } from './plan-to-show.ts'

/**
 * Id of the open plan, and a function to open another or none: the plan in the address, otherwise the one to show
 * today. Once the user has closed a plan, no other opens by itself.
 */
export function useOpenPlan(
  plans: readonly WeeklyPlan[],
  today: CalendarDate,
): [string | null, (id: string | null) => void] {
  const [search, setSearch] = useSearchParams()
  const [isClosed, setClosed] = useState(false)
  const open = (id: string | null) => {
    setClosed(id === null)
    const next = new URLSearchParams(location.search)
    if (id) next.set(PLAN_PARAMETER, id)
    else next.delete(PLAN_PARAMETER)
    setSearch(next, { replace: id === null })
  }
  const shown = isClosed ? null : (planToShow(plans, today)?.id ?? null)
  return [search.get(PLAN_PARAMETER) ?? shown, open]
}
