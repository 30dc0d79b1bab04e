import * as z from 'zod/mini'
import words from './shop-wording.json' with { type: 'json' }

/** The wording of a shop's title, which indicates the kind of shop. */
export interface ShopWording {
  /** Number of words typical of marketplaces, divided by the square root of the title's word count. */
  readonly market: number
  /** As `market`, for words typical of boutiques. */
  readonly boutique: number
  readonly isPreOwned: boolean
  /** The price level that the wording suggests, 1 to 5. */
  readonly level: number
}

const Words = z.array(z.string())
const typical = z.strictObject({ market: Words, boutique: Words, preOwned: Words }).parse(words)

const MIDDLE = 2.7

/** Reads the wording of a shop's title. */
export function readShopWording(title: readonly string[]): ShopWording {
  const scale = Math.sqrt(Math.max(title.length, 3))
  const share = (known: readonly string[]) => title.filter((word) => known.includes(word)).length / scale
  const [market, boutique] = [share(typical.market), share(typical.boutique)]
  const isPreOwned = share(typical.preOwned) > 0
  const level = MIDDLE - 0.7 * market + 0.9 * boutique + (isPreOwned ? 1.3 : 0)
  return { market, boutique, isPreOwned, level: Math.min(5, Math.max(1, level)) }
}
