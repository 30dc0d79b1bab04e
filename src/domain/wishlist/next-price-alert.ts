import { isAtTarget, type WishPrices } from './price-gap.ts'

/** A price that is waited for, in US dollars. */
export interface AwaitedPrice {
  readonly targetPrice: string
  /** It has not been seen yet. */
  readonly isActive: boolean
}

/**
 * What is waited for once a wish has these prices. A new target waits anew; a target that was seen stays seen, also
 * when the price rises again. Null where no target is set.
 */
export function nextPriceAlert(before: AwaitedPrice | null, prices: WishPrices): AwaitedPrice | null {
  const { targetPrice } = prices
  if (targetPrice === null) return null
  const wasSeen = before?.targetPrice === targetPrice && !before.isActive
  return { targetPrice, isActive: !wasSeen && !isAtTarget(prices) }
}
