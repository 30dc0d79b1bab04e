import { useSearchParams } from 'wouter'

const PARAMETER = 'recreate'

/** Whether the address opens 'Recreate a look', with functions to open and close it. */
export function useOpenRecreate(): {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
} {
  const [search, setSearch] = useSearchParams()
  const change = (isOpen: boolean) => {
    const next = new URLSearchParams(location.search)
    if (isOpen) next.set(PARAMETER, '1')
    else next.delete(PARAMETER)
    setSearch(next, { replace: !isOpen })
  }
  return { isOpen: search.has(PARAMETER), open: () => change(true), close: () => change(false) }
}
