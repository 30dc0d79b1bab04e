import { useSearchParams } from 'wouter'

const PARAMETER = 'piece'

/** Address of a piece, opened over the closet as it is narrowed now. `search` is the address's own query. */
export function pieceAddress(search: string, id: string): string {
  const next = new URLSearchParams(search)
  next.set(PARAMETER, id)
  return `/?${next}`
}

/** Id of the piece that the address opens, and the way to close it again. */
export function useOpenPiece(): { id: string | null; close: () => void } {
  const [search, setSearch] = useSearchParams()
  const close = () => {
    const next = new URLSearchParams(search)
    next.delete(PARAMETER)
    setSearch(next, { replace: true })
  }
  return { id: search.get(PARAMETER), close }
}
