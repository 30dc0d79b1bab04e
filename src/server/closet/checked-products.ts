import { randomBytes } from 'node:crypto'
import type { Clock } from '../ports/clock.ts'
import type { PreparedPhoto } from '../images/prepare-photo.ts'
import type { ProductFound } from '../product-page/product-reading.ts'

/** A product page that was read for a user. */
export interface CheckedProduct {
  /** Nobody can guess it. */
  readonly id: string
  readonly userId: string
  /** Links under which it is found again. */
  readonly links: readonly string[]
  /** The page itself, where the redirects ended. */
  readonly pageUrl: URL
  readonly reading: ProductFound
  /** Named by the first picture where the page says none; it is an estimate. */
  readonly estimatedColor: string | null
  /** Pictures that were fetched, by their number. */
  readonly pictures: Map<number, Promise<FetchedPicture>>
  readonly checkedAt: number
}

export interface FetchedPicture {
  readonly photo: PreparedPhoto
  readonly sha256: string
}

/** The checks of the last minutes, in memory: adding a link does not read its page again. */
export interface CheckedProducts {
  keep(product: Omit<CheckedProduct, 'id' | 'checkedAt'>): CheckedProduct
  byLink(userId: string, link: string): CheckedProduct | null
  byId(userId: string, id: string): CheckedProduct | null
}

const KEPT_MS = 10 * 60 * 1000
// Each may hold a few pictures in memory; a person checks a handful.
const MOST_KEPT = 50

/** Checks that are forgotten after ten minutes. */
export function checkedProducts(clock: Clock): CheckedProducts {
  let kept: CheckedProduct[] = []
  const fresh = () => {
    const since = clock.now().getTime() - KEPT_MS
    kept = kept.filter((product) => product.checkedAt >= since).slice(-MOST_KEPT)
    return kept
  }
  return {
    keep(product) {
      const checked = { ...product, id: randomBytes(16).toString('hex'), checkedAt: clock.now().getTime() }
      kept = [...fresh(), checked].slice(-MOST_KEPT)
      return checked
    },
    byLink: (userId, link) =>
      fresh().findLast((product) => product.userId === userId && product.links.includes(link)) ?? null,
    byId: (userId, id) => fresh().find((product) => product.userId === userId && product.id === id) ?? null,
  }
}
