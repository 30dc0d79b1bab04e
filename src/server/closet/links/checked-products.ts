import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../ports/clock.ts'
import type { PreparedPicture } from '../../images/encode-webp.ts'
import { singleFlight } from '../../outside/single-flight.ts'
import type { ProductFound } from '../../product-page/product-reading.ts'

/** A product page that was read for a user. */
export interface CheckedProduct {
  /** Unguessable. */
  readonly id: string
  readonly userId: string
  /** Links that find it again. */
  readonly links: readonly string[]
  /** The page after redirects. */
  readonly pageUrl: URL
  readonly reading: ProductFound
  /** Estimated from the first picture if the page names no color. */
  readonly estimatedColor: string | null
}

/** A picture of another site, encoded in the sizes that are stored. */
export interface FetchedPicture {
  readonly photo: PreparedPicture
  readonly sha256: string
}

/** A cache of recent checks in memory: adding a checked link does not fetch its page again. */
export interface CheckedProducts {
  newId(): string
  keep(product: CheckedProduct): CheckedProduct
  byLink(userId: string, link: string): CheckedProduct | null
  byId(userId: string, id: string): CheckedProduct | null
  /** A picture of a product, fetched once. A failure is not cached. */
  picture(id: string, nth: number, fetch: () => Promise<FetchedPicture>): Promise<FetchedPicture>
}

const TTL_MS = 10 * 60 * 1000
const MAX_PRODUCTS = 50
// About 300 pictures.
const MAX_PICTURE_BYTES = 48 * 1024 * 1024

/** A cache with a TTL of ten minutes; its timers free the memory without another request. */
export function checkedProducts(clock: Clock): CheckedProducts {
  const expiry = { ttl: TTL_MS, ttlAutopurge: true, perf: { now: () => clock.now().getTime() } }
  const products = new LRUCache<string, CheckedProduct>({ ...expiry, max: MAX_PRODUCTS })
  const pictures = new LRUCache<string, FetchedPicture>({
    ...expiry,
    maxSize: MAX_PICTURE_BYTES,
    sizeCalculation: ({ photo }) => photo.files.reduce((sum, { bytes }) => sum + bytes.byteLength, 1),
  })
  const fetching = singleFlight<FetchedPicture>()
  return {
    newId: () => randomBytes(16).toString('hex'),
    keep(product) {
      products.set(product.id, product)
      return product
    },
    // The most recent check first.
    byLink: (userId, link) =>
      [...products.values()].find((product) => product.userId === userId && product.links.includes(link)) ??
      null,
    byId(userId, id) {
      const product = products.get(id)
      return product?.userId === userId ? product : null
    },
    async picture(id, nth, fetch) {
      const key = `${id}/${nth}`
      const cached = pictures.get(key)
      if (cached) return cached
      const picture = await fetching(key, fetch)
      pictures.set(key, picture)
      return picture
    },
  }
}
