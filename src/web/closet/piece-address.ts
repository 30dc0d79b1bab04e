import { useSearchParams } from 'wouter'

const PARAMETER = 'piece'

/** Address that opens a piece over the filtered closet. `search` is the current query string. */
export function pieceAddress(search: string, id: string): string {
  const next = new URLSearchParams(search)
  next.set(PARAMETER, id)
  return `/?${next}`
}

/** Id of the piece that the address opens, and a function that closes it. */
export function useOpenPiece(): { id: string | null; close: () => void } {
  const [search, setSearch] = useSearchParams()
  const close = () => {
    const next = new URLSearchParams(search)
    next.delete(PARAMETER)
    setSearch(next, { replace: true })
  }
  return { id: search.get(PARAMETER), close }
}
