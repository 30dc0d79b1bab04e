import { Big } from 'big.js'
import type { ClosetItem } from '../../contract/closet/closet.ts'
import type { ItemCondition, ListingDraft } from '../../contract/marketplace.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { costPerWear } from '../closet/wears/cost-per-wear.ts'
import { guessCondition } from './guess-condition.ts'

type Priced = Pick<ClosetItem, 'originalPrice' | 'currency' | 'wearCount' | 'purchaseDate' | 'category'>
type Hint = NonNullable<ListingDraft['priceHint']>

/** Why there is no estimate. `paid` is a decimal string. */
export type NoEstimate =
  | { readonly is: 'no price' | 'no currency' }
  | { readonly is: 'other currency' | 'too cheap'; readonly paid: string; readonly currency: string }

/** The estimated selling price of a piece, and its basis. */
export interface PriceEstimate {
  readonly condition: ItemCondition
  /** Whether the condition is our own guess, not the seller's. */
  readonly isGuessed: boolean
  readonly wears: number
  /** Age in whole years; null if unknown. */
  readonly years: number | null
  readonly price: NoEstimate | (Hint & { readonly is: 'estimate'; readonly paid: string })
  /** US dollars per wear after a sale at this price, a decimal string; null if unknown. */
  readonly costPerWear: string | null
}

// Our own rule of thumb, without a source: the share of the price that a piece keeps in each condition, the factor per
// year (up to ten years), the loss per wear (at most a fifth), and the spread of offers.
const SHARE_KEPT: Readonly<Record<ItemCondition, string>> = {
  'Like New': '0.60',
  Excellent: '0.50',
  Good: '0.36',
  Fair: '0.20',
}
const LEFT_BY_A_YEAR = '0.94'
const YEARS_MAX = 10
const TAKEN_BY_A_WEAR = '0.002'
const TAKEN_BY_WEARS_MAX = 100
const LOW = '0.80'
const HIGH = '1.15'

/**
 * Estimates the selling price of a piece.
 * @param stated its condition according to the seller; null to guess it
 */
export function estimatePrice(
  piece: Priced,
  today: CalendarDate,
  stated: ItemCondition | null,
): PriceEstimate {
  const { wearCount: wears, purchaseDate, category } = piece
  const years = purchaseDate === null ? null : yearsSince(purchaseDate, today)
  const condition = stated ?? guessCondition(wears, years, category)
  const price = priceOf(piece, condition, years)
  return {
    condition,
    isGuessed: stated === null,
    wears,
    years,
    price,
    costPerWear:
      price.is === 'estimate' ? costPerWear(new Big(price.paid).minus(price.price).toFixed(2), wears) : null,
  }
}

function priceOf(
  { originalPrice: paid, currency, wearCount }: Priced,
  condition: ItemCondition,
  years: number | null,
): PriceEstimate['price'] {
  if (paid === null) return { is: 'no price' }
  if (currency === null) return { is: 'no currency' }
  if (currency !== 'USD') return { is: 'other currency', paid, currency }
  if (new Big(paid).lt(1)) return { is: 'too cheap', paid, currency }
  const byAge = new Big(LEFT_BY_A_YEAR).pow(Math.min(years ?? 0, YEARS_MAX))
  const byWears = new Big(1).minus(new Big(TAKEN_BY_A_WEAR).times(Math.min(wearCount, TAKEN_BY_WEARS_MAX)))
  const value = new Big(paid).times(SHARE_KEPT[condition]).times(byAge).times(byWears)
  return {
    is: 'estimate',
    paid,
    price: wholeDollars(value),
    low: wholeDollars(value.times(LOW)),
    high: wholeDollars(value.times(HIGH)),
  }
}

// Rounds to whole dollars, with two decimals, at least 1.00.
function wholeDollars(amount: Big): string {
  const whole = amount.round(0, Big.roundHalfUp)
  return (whole.lt(1) ? new Big(1) : whole).toFixed(2)
}

// Whole years between two dates; 0 if the first is later.
function yearsSince(date: CalendarDate, today: CalendarDate): number {
  const years = Number(today.slice(0, 4)) - Number(date.slice(0, 4))
  return Math.max(0, today.slice(5) < date.slice(5) ? years - 1 : years)
}
