import { kindRow } from '../../closet/garment-kinds.ts'
import type { GarmentSlot } from '../../closet/garment.ts'
import { daysBetween } from '../../calendar-days.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import { categoryWords } from './category-words.ts'
import type { OwnedPiece } from './owned-piece.ts'

const DAYS_A_YEAR = 365
// A piece tells little of a year before two months.
const LEAST_DAYS = 60
// One piece is no habit.
const LEAST_PIECES = 2

// A rule of thumb of our own, for somebody who owns several of each.
// prettier-ignore
const ruleOfThumb: Readonly<Record<GarmentSlot, number>> = {
  outer: 40, mid: 25, top: 25, bottom: 35, dress: 10, shoes: 45, bag: 60, extra: 25,
}

/** How often a year one wears such pieces, at least once, and whose wears say so: 'knits' or 'tops'; null for nobody's. */
interface YearlyWears {
  readonly wears: number
  readonly ownPieces: string | null
}

/** How often one would wear a candidate: as one's own pieces of its kind, else of its category, else a rule of thumb. */
export function wearsAYear(
  { category, garment: { kind, slot } }: StylistPiece,
  closet: readonly OwnedPiece[],
  today: string,
): YearlyWears {
  const group = kindRow(kind)?.group ?? null
  const ofKind = closet.filter(({ garment }) => group !== null && kindRow(garment.kind)?.group === group)
  const ofCategory = closet.filter((piece) => piece.category === category)
  for (const [pieces, called] of [
    [ofKind, group],
    [ofCategory, categoryWords[category]],
  ] as const) {
    const wears = yearlyOf(pieces, today)
    if (wears !== null) return { wears: Math.max(1, Math.round(wears)), ownPieces: called }
  }
  return { wears: ruleOfThumb[slot], ownPieces: null }
}

/** How often a month a piece is worn; null where too little is known. */
export function wearsAMonth(piece: OwnedPiece, today: string): number | null {
  const known = wearsInDays(piece, today)
  return known && (known.wears * DAYS_A_YEAR) / 12 / known.days
}

function yearlyOf(pieces: readonly OwnedPiece[], today: string): number | null {
  const known = pieces.map((piece) => wearsInDays(piece, today)).filter((one) => one !== null)
  if (known.length < LEAST_PIECES) return null
  const wears = known.reduce((sum, one) => sum + one.wears, 0)
  const days = known.reduce((sum, one) => sum + one.days, 0)
  return (wears * DAYS_A_YEAR) / days
}

// Wears from before count where they and the day of the purchase were told; else what was counted here.
function wearsInDays(
  { purchaseDate, addedOn, wearCount, wearsBefore }: OwnedPiece,
  today: string,
): { wears: number; days: number } | null {
  const isToldWhole = purchaseDate !== null && (wearsBefore > 0 || purchaseDate >= addedOn)
  const days = daysBetween(isToldWhole ? purchaseDate : addedOn, today)
  const wears = isToldWhole ? wearCount : wearCount - wearsBefore
  return days < LEAST_DAYS ? null : { wears: Math.max(0, wears), days }
}
