import { Big } from 'big.js'
import { formatMoney } from '../closet/format-money.ts'

/** Prices of a wish in US dollars, as decimal strings; null where none is known. */
export interface WishPrices {
  readonly currentPrice: string | null
  readonly targetPrice: string | null
}

/** Whether the price is known and has come down to the target. False where no target is set. */
export function isAtTarget({ currentPrice, targetPrice }: WishPrices): boolean {
  return currentPrice !== null && targetPrice !== null && new Big(currentPrice).lte(targetPrice)
}

/** How far the price is from the target, for the card: '$39.00 above your target', or what is missing to say it. */
export function priceGap(prices: WishPrices): string {
  const { currentPrice, targetPrice } = prices
  if (currentPrice === null) return targetPrice === null ? 'No price yet.' : 'Add its price to follow it.'
  if (targetPrice === null) return 'Set a target to know when to buy.'
  const gap = gapInWords(currentPrice, targetPrice)
  return `${gap.charAt(0).toUpperCase()}${gap.slice(1)}`
}

/** What a price read just now means: '$89.00 now, $1.00 under your target.' */
export function priceNow(currentPrice: string, targetPrice: string | null): string {
  const now = `${dollars(currentPrice)} now`
  return targetPrice === null
    ? `${now}. Set a target to know when to buy.`
    : `${now}, ${gapInWords(currentPrice, targetPrice)}.`
}

function gapInWords(currentPrice: string, targetPrice: string): string {
  const gap = new Big(currentPrice).minus(targetPrice)
  if (gap.eq(0)) return 'at your target'
  return `${dollars(gap.abs().toFixed(2))} ${gap.gt(0) ? 'above' : 'under'} your target`
}

function dollars(amount: string): string {
  return formatMoney(amount, 'USD')
}
