import { useSearchParams } from 'wouter'

const PARAMETER = 'look'

/** Id of the hand-made look in the address, with functions to open and close one. */
export function useOpenLook(): {
  readonly id: string | null
  readonly open: (id: string) => void
  readonly close: () => void
} {
  const [search, setSearch] = useSearchParams()
  const change = (id: string | null) => {
    const next = new URLSearchParams(location.search)
    if (id === null) next.delete(PARAMETER)
    else next.set(PARAMETER, id)
    setSearch(next, { replace: id === null })
  }
  return { id: search.get(PARAMETER), open: change, close: () => change(null) }
}

/** Address of a hand-made look in the stylist. */
export function lookAddress(id: string): string {
  return `/?tab=curation&${PARAMETER}=${id}`
}

/** A query string without the open look. */
export function withoutLook(search: string): string {
  const next = new URLSearchParams(search)
  next.delete(PARAMETER)
  return next.toString()
}
