import { useSearchParams } from 'wouter'
import { closetOrders, type ClosetOrder } from '../../../../domain/closet/collection/sort-closet.ts'

const PARAMETER = 'sort'

/** The sort order of the collection. It is part of the address, like the filters. */
export function useClosetSort(): [ClosetOrder, (order: ClosetOrder) => void] {
  const [search, setSearch] = useSearchParams()
  const wanted = search.get(PARAMETER)
  const change = (order: ClosetOrder) => {
    const next = new URLSearchParams(search)
    if (order === closetOrders[0]) next.delete(PARAMETER)
    else next.set(PARAMETER, order)
    setSearch(next, { replace: true })
  }
  return [closetOrders.find((order) => order === wanted) ?? closetOrders[0], change]
}
