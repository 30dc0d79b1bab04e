import { useSearchParams } from 'wouter'

const LISTING = 'listing'
const SELL = 'sell'
const REQUEST = 'request'
const SELLER = 'seller'

/** What `sell` says in the address while the piece is still to be chosen. */
const CHOOSING = 'choose'

/** Address of a listing, opened over the marketplace as it is narrowed now. `search` is the address's own query. */
export function listingAddress(search: string, id: string): string {
  return over(search, 'marketplace', [LISTING, id])
}

/** Address where a piece is listed for sale, over the tab that is open; null where it is still to be chosen. */
export function saleAddress(search: string, pieceId: string | null): string {
  return over(search, null, [SELL, pieceId ?? CHOOSING])
}

/** Address of a request or sale. */
export function requestAddress(search: string, id: string): string {
  return over(search, 'marketplace', [REQUEST, id])
}

/** Address of a seller and their listings. */
export function sellerAddress(search: string, id: string): string {
  return over(search, 'marketplace', [SELLER, id])
}

/** What the address opens by its id, and the way to close it again. */
export function useOpen(name: 'listing' | 'request' | 'seller' | 'shared'): {
  id: string | null
  close: () => void
} {
  const [search, setSearch] = useSearchParams()
  return { id: search.get(name), close: () => setSearch(without(search), { replace: true }) }
}

/** Whether the address lists a piece for sale, which one where it is chosen, and the way to end it. */
export function useOpenSale(): { isOpen: boolean; pieceId: string | null; close: () => void } {
  const [search, setSearch] = useSearchParams()
  const sold = search.get(SELL)
  return {
    isOpen: sold !== null,
    pieceId: sold === CHOOSING ? null : sold,
    close: () => setSearch(without(search), { replace: true }),
  }
}

// One dialog at a time.
function without(search: URLSearchParams | string): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const name of ['piece', LISTING, SELL, REQUEST, SELLER, 'shared']) next.delete(name)
  return next
}

function over(search: string, tab: string | null, [name, value]: readonly [string, string]): string {
  const next = without(search)
  if (tab) next.set('tab', tab)
  next.set(name, value)
  return `/?${next}`
}
