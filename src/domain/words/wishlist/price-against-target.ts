import { Big } from 'big.js'
import { formatMoney } from '../../closet/format-money.ts'
import type { WishPrices } from '../../wishlist/price-alert.ts'
import { capital } from '../english.ts'

const NO_TARGET = 'Set a target to know when to buy.'

/** Describes the gap between price and target for the card: '$39.00 above your target', or the missing value. */
export function priceGap(prices: WishPrices): string {
  const { currentPrice, targetPrice } = prices
  if (currentPrice === null) return targetPrice === null ? 'No price yet.' : 'Add its price to compare.'
  if (targetPrice === null) return NO_TARGET
  return capital(gapInWords(currentPrice, targetPrice))
}

/** Returns the message after a price check: '$89.00 now, $1.00 under your target.' */
export function priceNow(currentPrice: string, targetPrice: string | null): string {
  const now = `${dollars(currentPrice)} now`
  return targetPrice === null ? `${now}. ${NO_TARGET}` : `${now}, ${gapInWords(currentPrice, targetPrice)}.`
}

function gapInWords(currentPrice: string, targetPrice: string): string {
  const gap = new Big(currentPrice).minus(targetPrice)
  if (gap.eq(0)) return 'at your target'
  return `${dollars(gap.abs().toFixed(2))} ${gap.gt(0) ? 'above' : 'under'} your target`
}

function dollars(amount: string): string {
  return formatMoney(amount, 'USD')
}
