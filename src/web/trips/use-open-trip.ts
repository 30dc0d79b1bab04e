import { useSearchParams } from 'wouter'
import { TRIP_PARAMETER } from './trip-address.ts'

/** Id of the trip that the address opens, or 'new', and the way to open another, or none. */
export function useOpenTrip(): [string | null, (id: string | null) => void] {
  const [search, setSearch] = useSearchParams()
  const open = (id: string | null) => {
    const next = new URLSearchParams(location.search)
    if (id) next.set(TRIP_PARAMETER, id)
    else next.delete(TRIP_PARAMETER)
    setSearch(next, { replace: id === null })
    scrollTo(0, 0)
  }
  return [search.get(TRIP_PARAMETER), open]
}
