import { useSearchParams } from 'wouter'

const PARAMETER = 'curation'

/** Id of the curation in the address, and a function to open another. */
export function useOpenCuration(): [string | null, (id: string) => void] {
  const [search, setSearch] = useSearchParams()
  const open = (id: string) => {
    const next = new URLSearchParams(location.search)
    next.set(PARAMETER, id)
    setSearch(next, { replace: true })
  }
  return [search.get(PARAMETER), open]
}

/** Address of a curated look in the stylist. */
export function curationAddress(id: string): string {
  return `/?tab=curation&${PARAMETER}=${id}`
}
