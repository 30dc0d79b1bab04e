import { Big } from 'big.js'
import type { ClosetItem } from '../../contract/closet.ts'
import type { ItemCondition, ListingDraft } from '../../contract/marketplace.ts'
import { costPerWear } from '../closet/cost-per-wear.ts'
import { formatMoney } from '../closet/format-money.ts'
import { guessCondition } from './guess-condition.ts'
import { priceHint } from './price-hint.ts'
import { yearsSince } from './years-since.ts'

/** What is suggested for the price of a piece. */
export type SuggestedPrice = Pick<ListingDraft, 'priceHint' | 'priceReasoning' | 'costPerWear'>

type Priced = Pick<ClosetItem, 'originalPrice' | 'currency' | 'wearCount' | 'purchaseDate' | 'category'>

/**
 * What a piece may be offered for on the day `today` ('2026-11-23'), and why.
 * @param said its condition as its seller says it; null where that is guessed
 */
export function suggestPrice(piece: Priced, today: string, said: ItemCondition | null): SuggestedPrice {
  const { originalPrice: paid, wearCount: wears, purchaseDate, category } = piece
  const years = purchaseDate === null ? null : yearsSince(purchaseDate, today)
  const whyNone = whyNoHint(piece)
  const guess = said === null ? [conditionGuessed(wears, years)] : []
  if (paid === null || whyNone !== null)
    return { priceHint: null, priceReasoning: [whyNone, ...guess].join(' '), costPerWear: null }
  const condition = said ?? guessCondition(wears, years, category)
  const hint = priceHint({ paid, condition, wears, years })
  const each = costPerWear(new Big(paid).minus(hint.price).toFixed(2), wears)
  return {
    priceHint: hint,
    priceReasoning: [reckonedFrom(paid, wears, years, said), ...guess].join(' '),
    costPerWear: each === null ? null : `${formatMoney(each, 'USD')} a wear`,
  }
}

function whyNoHint({ originalPrice, currency }: Priced): string | null {
  if (originalPrice === null) return 'No price is noted for this piece, so no price is suggested.'
  if (currency === null)
    return 'Its price is noted without a currency and listings are in US dollars, so no price is suggested.'
  if (currency !== 'USD')
    return `It cost ${formatMoney(originalPrice, currency)} and listings are in US dollars, so no price is suggested.`
  return new Big(originalPrice).lt(1)
    ? `Its price is noted as ${formatMoney(originalPrice, 'USD')}, so no price is suggested.`
    : null
}

function reckonedFrom(paid: string, wears: number, years: number | null, said: ItemCondition | null): string {
  const facts = [`its price of ${formatMoney(paid, 'USD')}`]
  if (years !== null) facts.push(years === 0 ? 'less than a year' : counted(years, 'year'))
  if (wears > 0) facts.push(counted(wears, 'wear'))
  const condition = said === null ? 'its condition' : `its condition, ${said}`
  return `Suggested from ${facts.join(', ')} and ${condition}: an estimate.`
}

function conditionGuessed(wears: number, years: number | null): string {
  if (wears === 0 && years === null)
    return 'The condition is a guess, as neither wears nor a purchase date are noted.'
  return `The condition is a guess from its ${years === null ? 'wears' : 'wears and age'}.`
}

function counted(count: number, unit: string): string {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`
}
