import { Big } from 'big.js'
import type { ClosetItem } from '../../contract/closet.ts'
import { LISTING_TITLE_MAX, type ItemCondition, type ListingDraft } from '../../contract/marketplace.ts'
import { costPerWear } from '../closet/cost-per-wear.ts'
import { formatMoney } from '../closet/format-money.ts'
import { describePiece } from './describe-piece.ts'
import { guessCondition } from './guess-condition.ts'
import { priceHint } from './price-hint.ts'
import { yearsSince } from './years-since.ts'

/** A listing of a piece, filled in with what its closet knows on the day `today` ('2026-11-23'). */
export function listingDraft(piece: ClosetItem, today: string): ListingDraft {
  const years = piece.purchaseDate === null ? null : yearsSince(piece.purchaseDate, today)
  const condition = guessCondition(piece.wearCount, years, piece.category)
  return {
    closetItemId: piece.id,
    title: titleOf(piece),
    description: describePiece(piece),
    condition,
    size: piece.size,
    category: piece.category,
    imageUrl: piece.imageUrl,
    ...pricing(piece, years, condition),
  }
}

function titleOf({ name, brand }: ClosetItem): string {
  if (brand === null || name.toLowerCase().includes(brand.toLowerCase())) return name
  const title = `${name}, ${brand}`
  return Array.from(title).length <= LISTING_TITLE_MAX ? title : name
}

type Pricing = Pick<ListingDraft, 'priceHint' | 'priceReasoning' | 'costPerWear'>

function pricing(piece: ClosetItem, years: number | null, condition: ItemCondition): Pricing {
  const { originalPrice: paid, wearCount: wears } = piece
  const whyNone = whyNoHint(piece)
  if (paid === null || whyNone !== null) {
    const priceReasoning = `${whyNone ?? ''} ${conditionGuessed(wears, years)}`
    return { priceHint: null, priceReasoning, costPerWear: null }
  }
  const hint = priceHint({ paid, condition, wears, years })
  const each = costPerWear(new Big(paid).minus(hint.price).toFixed(2), wears)
  return {
    priceHint: hint,
    priceReasoning: `${reckonedFrom(paid, wears, years)} ${conditionGuessed(wears, years)}`,
    costPerWear: each === null ? null : `${formatMoney(each, 'USD')} a wear`,
  }
}

function whyNoHint({ originalPrice, currency }: ClosetItem): string | null {
  if (originalPrice === null) return 'No price is noted for this piece, so no price is suggested.'
  if (currency === null)
    return 'Its price is noted without a currency and listings are in US dollars, so no price is suggested.'
  if (currency !== 'USD')
    return `It cost ${formatMoney(originalPrice, currency)} and listings are in US dollars, so no price is suggested.`
  return new Big(originalPrice).lt(1)
    ? `Its price is noted as ${formatMoney(originalPrice, 'USD')}, so no price is suggested.`
    : null
}

function reckonedFrom(paid: string, wears: number, years: number | null): string {
  const facts = [`its price of ${formatMoney(paid, 'USD')}`]
  if (years !== null) facts.push(years === 0 ? 'less than a year' : counted(years, 'year'))
  if (wears > 0) facts.push(counted(wears, 'wear'))
  return `Suggested from ${facts.join(', ')} and its condition: an estimate.`
}

function conditionGuessed(wears: number, years: number | null): string {
  if (wears === 0 && years === null)
    return 'The condition is a guess, as neither wears nor a purchase date are noted.'
  return `The condition is a guess from its ${years === null ? 'wears' : 'wears and age'}.`
}

function counted(count: number, unit: string): string {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`
}
