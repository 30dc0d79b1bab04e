import { useSearchParams } from 'wouter'

const LISTING = 'listing'
const SELL = 'sell'
const REQUEST = 'request'
const SELLER = 'seller'

/** Value of `sell` in the address while the piece is not chosen yet. */
const CHOOSING = 'choose'

/** Address that opens a listing over the filtered marketplace. `search` is the current query string. */
export function listingAddress(search: string, id: string): string {
  return over(search, 'marketplace', [LISTING, id])
}

/** Address that lists a piece for sale, over the open tab; null if the piece is not chosen yet. */
export function saleAddress(search: string, pieceId: string | null): string {
  return over(search, null, [SELL, pieceId ?? CHOOSING])
}

/** Address of a request or sale. */
export function requestAddress(search: string, id: string): string {
  return over(search, 'marketplace', [REQUEST, id])
}

/** Address of a seller with their listings. */
export function sellerAddress(search: string, id: string): string {
  return over(search, 'marketplace', [SELLER, id])
}

/** Id that the address opens under `name`, and a function that closes it. */
export function useOpen(name: 'listing' | 'request' | 'seller' | 'shared'): {
  id: string | null
  close: () => void
} {
  const [search, setSearch] = useSearchParams()
  return { id: search.get(name), close: () => setSearch(without(search), { replace: true }) }
}

/** Whether the address lists a piece for sale, the chosen piece, and a function that closes it. */
export function useOpenSale(): { isOpen: boolean; pieceId: string | null; close: () => void } {
  const [search, setSearch] = useSearchParams()
  const sold = search.get(SELL)
  return {
    isOpen: sold !== null,
    pieceId: sold === CHOOSING ? null : sold,
    close: () => setSearch(without(search), { replace: true }),
  }
}

// Only one dialog at a time.
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
