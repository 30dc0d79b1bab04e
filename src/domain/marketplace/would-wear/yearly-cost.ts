import type { WouldWear } from '../../../contract/marketplace.ts'
import { costPerWear } from '../../closet/cost-per-wear.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import type { OwnedPiece } from './owned-piece.ts'
import { wearsAYear } from './wears-a-year.ts'

/** What each wear costs when a candidate is worn for a year as one's own pieces like it are; null without a price. */
export function yearlyCost(
  candidate: StylistPiece,
  price: string | undefined,
  closet: readonly OwnedPiece[],
  today: string,
): WouldWear['costPerWear'] {
  const { wears, ownPieces } = wearsAYear(candidate, closet, today)
  const amount = price === undefined ? null : costPerWear(price, wears)
  if (amount === null) return null
  const times = wears === 1 ? 'once a year' : `${wears} times a year`
  return {
    amount,
    wearsAYear: wears,
    reasoning: ownPieces
      ? `If worn as your ${ownPieces} are, ${times}: an estimate.`
      : `If worn ${times}: an estimate by rule of thumb, until your own wears are known.`,
  }
}
