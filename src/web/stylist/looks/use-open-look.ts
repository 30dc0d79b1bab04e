import { useSearchParams } from 'wouter'

const PARAMETER = 'look'

/** Id of the hand-made look that the address opens, and the ways to open and close one. */
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

/** Address of a hand-made look, opened in the stylist; null for the looks. */
export function lookAddress(id: string | null): string {
  return id === null ? '/?tab=curation' : `/?tab=curation&${PARAMETER}=${id}`
}

/** An address's own query without the look that it opens. */
export function withoutLook(search: string): string {
  const next = new URLSearchParams(search)
  next.delete(PARAMETER)
  return next.toString()
}
