import type { ItemCondition, ListingDraft } from '../../../contract/marketplace.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { formatMoney } from '../../closet/format-money.ts'
import { estimatePrice, type PriceEstimate } from '../../marketplace/estimate-price.ts'
import { counted, listed } from '../english.ts'

/** The suggested price of a piece as the API returns it. */
export type SuggestedPrice = Pick<ListingDraft, 'priceHint' | 'priceReasoning' | 'costPerWear'>

/**
 * Suggests a price for a piece.
 * @param stated condition stated by the seller; null to estimate it
 */
export function suggestPrice(
  piece: Parameters<typeof estimatePrice>[0],
  today: CalendarDate,
  stated: ItemCondition | null,
): SuggestedPrice {
  return pricingInWords(estimatePrice(piece, today, stated))
}

/** Adds a sentence of at most 22 words to an estimate. */
export function pricingInWords({ costPerWear, ...estimate }: PriceEstimate): SuggestedPrice {
  const { price } = estimate
  return {
    priceHint: price.is === 'estimate' ? { price: price.price, low: price.low, high: price.high } : null,
    priceReasoning: price.is === 'estimate' ? estimateLine(price.paid, estimate) : noEstimateLine(estimate),
    costPerWear: costPerWear && `${formatMoney(costPerWear, 'USD')} per wear`,
  }
}

type Basis = Omit<PriceEstimate, 'costPerWear'>

function estimateLine(paid: string, basis: Basis): string {
  const { condition, isGuessed, wears, years } = basis
  const facts = [
    `the ${formatMoney(paid, 'USD')} ${paidWords(years ?? 0)}`,
    ...(wears > 0 ? [counted(wears, 'wear')] : []),
  ]
  return `Estimate from ${listed(facts)}. Condition: ${condition}${isGuessed ? ' (estimated)' : ''}.`
}

function noEstimateLine(basis: Basis): string {
  const guess = basis.isGuessed ? ` The condition is ${guessWords(basis)}.` : ''
  return `No suggestion${whyNone(basis.price)}.${guess}`
}

function whyNone(price: Basis['price']): string {
  switch (price.is) {
    case 'no price':
      return ", since you haven't entered what you paid"
    case 'no currency':
      return ', since the price you entered has no currency'
    case 'other currency':
      return `: you paid ${formatMoney(price.paid, price.currency)} and listings are in US dollars`
    case 'too cheap':
      return `, since the price you entered is ${formatMoney(price.paid, price.currency)}`
    case 'estimate':
      return ''
    default:
      return price satisfies never
  }
}

function paidWords(years: number): string {
  return years > 0 ? `you paid ${counted(years, 'year')} ago` : 'you paid'
}

function guessWords({ wears, years }: Basis): string {
  if (wears === 0 && years === null) return 'an estimate'
  if (years === null) return 'estimated from the wears'
  return wears === 0 ? 'estimated from the age' : 'estimated from wears and age'
}
