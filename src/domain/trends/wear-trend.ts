import type { OutfitSlot } from '../../contract/closet/outfit-items.ts'
import type { StylePreference } from '../../contract/stylist/stylist.ts'
import type { TrendCategory } from '../../contract/trends.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { outfitNeeds } from '../stylist/occasions/needs-of-request.ts'
import { asMid } from '../stylist/layers/as-mid.ts'
import { canBeMid } from '../stylist/layers/fits-over.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { areaWeight } from '../stylist/score/area-weight.ts'
import type { CurationRequest } from '../stylist/search/curate-outfits.ts'
import type { Trend } from './trend.ts'

const styleOfCategory: Readonly<Record<TrendCategory, StylePreference>> = {
  casual: 'casual',
  formal: 'formal',
  streetwear: 'edgy',
  vintage: 'classic',
  minimalist: 'minimalist',
  boho: 'bohemian',
  athletic: 'casual',
}

// Share of the trend's visible area that own pieces must cover for an outfit in its style.
const OWN_SHARE = 0.4

/**
 * Creates the stylist's request for an outfit with the pieces that match a trend; null if they cover too little of it.
 * @param standIns the matched piece of each part of the trend
 */
export function wearTrend(
  trend: Pick<Trend, 'category' | 'season' | 'parts'>,
  standIns: readonly (StylistPiece | null)[],
  closet: readonly StylistPiece[],
  today: CalendarDate,
): CurationRequest | null {
  const kept = standIns
    .flatMap((piece, at) => (piece ? worn(piece, trend.parts[at]?.slot) : []))
    .toSorted((one, other) => areaWeight[other.garment.slot] - areaWeight[one.garment.slot])
  const [focus] = kept
  const area = areaOf(trend.parts.map(({ slot }) => slot))
  if (!focus || areaOf(kept.map(({ garment }) => garment.slot)) < OWN_SHARE * area) return null
  const stylePreference = trend.category ? styleOfCategory[trend.category] : 'trendy'
  const asWorn = new Map(kept.map((piece) => [piece.id, piece]))
  return {
    focus,
    closet: closet.map((piece) => asWorn.get(piece.id) ?? piece),
    needs: outfitNeeds({ stylePreference, occasion: null, season: trend.season }),
    today,
    keepIds: kept.slice(1).map(({ id }) => id),
    withoutIds: [],
    count: 1,
  }
}

function areaOf(slots: readonly OutfitSlot[]): number {
  return slots.reduce((sum, slot) => sum + areaWeight[slot], 0)
}

// A top such as a cardigan becomes the outer piece, or a mid layer, if the trend wears it so.
function worn(piece: StylistPiece, slot: OutfitSlot | undefined): StylistPiece {
  if (slot === 'mid' && canBeMid(piece.garment)) return asMid(piece)
  const isOver = slot === 'outer' && piece.garment.slot === 'top'
  return isOver ? { ...piece, garment: { ...piece.garment, slot } } : piece
}
