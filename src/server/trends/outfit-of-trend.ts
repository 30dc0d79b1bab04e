import type { TrendInCloset } from '../../contract/trends.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import type { StylistPiece } from '../../domain/stylist/outfit.ts'
import { outfitsInSteps } from '../../domain/stylist/search/curate-outfits.ts'
import { outfitInWords } from '../../domain/words/outfit/outfit-in-words.ts'
import { suggestionsOf } from '../../domain/words/suggestions/suggestions.ts'
import { isSubstitute, readPart } from '../../domain/trends/part-similarity.ts'
import type { Trend } from '../../domain/trends/trend.ts'
import { wearTrend } from '../../domain/trends/wear-trend.ts'
import { runYielding } from '../workers/run-yielding.ts'
import { toOutfitItem } from '../stylist/outfit-item.ts'

/**
 * Builds an outfit in the style of a trend from the pieces that match its parts; null if they are too few or a required
 * slot is empty.
 */
export async function outfitOfTrend(
  trend: Trend,
  standIns: readonly (StylistPiece | null)[],
  closet: readonly StylistPiece[],
  today: CalendarDate,
): Promise<TrendInCloset['outfit']> {
  const request = wearTrend(trend, standIns, closet, today)
  if (!request) return null
  const [outfit] = await runYielding(outfitsInSteps(request))
  if (!outfit || outfit.missing.some(({ isNeeded }) => isNeeded)) return null
  // Without a focus, every piece gets reasons. The style comes from the trend.
  const suggestions = suggestionsOf({ ...outfit, focus: null }, request.needs, today)
  const reasonOf = new Map(
    suggestions.map(({ item, reasoning }) => [
      item?.id,
      reasoning.replaceAll('as you asked', 'as this trend is'),
    ]),
  )
  return {
    pieces: outfit.pieces.map((piece) => {
      const part = trend.parts[standIns.findIndex((standIn) => standIn?.id === piece.id)]
      const place = part && isSubstitute(readPart(part), piece.garment) ? `Instead of the ${part.name}. ` : ''
      const reasoning = `${place}${reasonOf.get(piece.id) ?? ''}`.trim()
      return { slot: piece.garment.slot, item: toOutfitItem(piece), reasoning }
    }),
    outfitDescription: outfitInWords(outfit, request.needs).outfitDescription,
  }
}
