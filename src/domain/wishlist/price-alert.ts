import { Big } from 'big.js'

/** Prices of a wishlist item in US dollars, as decimal strings; null where unknown. */
export interface WishPrices {
  readonly currentPrice: string | null
  readonly targetPrice: string | null
}

/** Whether the price is known and at or below the target. False without a target. */
function isAtTarget({ currentPrice, targetPrice }: WishPrices): boolean {
  return currentPrice !== null && targetPrice !== null && new Big(currentPrice).lte(targetPrice)
}

/** A target price in US dollars. */
export interface AwaitedPrice {
  readonly targetPrice: string
  /** The price has not reached the target yet. */
  readonly isActive: boolean
}

/**
 * Returns the price alert of a wishlist item with these prices; null without a target. A new target starts an active
 * alert. A reached target stays reached even if the price rises again.
 */
export function nextPriceAlert(before: AwaitedPrice | null, prices: WishPrices): AwaitedPrice | null {
  const { targetPrice } = prices
  if (targetPrice === null) return null
  const wasSeen = before?.targetPrice === targetPrice && !before.isActive
  return { targetPrice, isActive: !wasSeen && !isAtTarget(prices) }
}
