import { Big } from 'big.js'
import type { ItemCondition, ListingDraft } from '../../contract/marketplace.ts'

// Our own rule of thumb, without a source: what share of its price a piece keeps in each condition, what each year
// leaves of that (for ten years) and each wear takes (a fifth at most), and how far offers spread around it.
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

/** What is known of a piece that its price is reckoned from. */
export interface UsedPiece {
  /** US dollars, more than nothing. */
  readonly paid: string
  readonly condition: ItemCondition
  readonly wears: number
  /** Whole years; null where its age is not known, and then nothing is taken off for it. */
  readonly years: number | null
}

/** An estimate of what a piece sells for and the span around it, in whole US dollars with two places, at least 1.00. */
export function priceHint({
  paid,
  condition,
  wears,
  years,
}: UsedPiece): NonNullable<ListingDraft['priceHint']> {
  const byAge = new Big(LEFT_BY_A_YEAR).pow(Math.min(years ?? 0, YEARS_MAX))
  const byWears = new Big(1).minus(new Big(TAKEN_BY_A_WEAR).times(Math.min(wears, TAKEN_BY_WEARS_MAX)))
  const worth = new Big(paid).times(SHARE_KEPT[condition]).times(byAge).times(byWears)
  return {
    price: wholeDollars(worth),
    low: wholeDollars(worth.times(LOW)),
    high: wholeDollars(worth.times(HIGH)),
  }
}

function wholeDollars(amount: Big): string {
  const whole = amount.round(0, Big.roundHalfUp)
  return (whole.lt(1) ? new Big(1) : whole).toFixed(2)
}
