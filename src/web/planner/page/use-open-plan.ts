import { useSearchParams } from 'wouter'
import { PLAN_PARAMETER } from '../plan-address.ts'

/** Id of the plan that the address opens, and the way to open another, or none. */
export function useOpenPlan(): [string | null, (id: string | null) => void] {
  const [search, setSearch] = useSearchParams()
  const open = (id: string | null) => {
    const next = new URLSearchParams(location.search)
    if (id) next.set(PLAN_PARAMETER, id)
    else next.delete(PLAN_PARAMETER)
    setSearch(next, { replace: id === null })
  }
  return [search.get(PLAN_PARAMETER), open]
}
