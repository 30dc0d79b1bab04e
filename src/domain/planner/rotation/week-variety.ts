import type { ColorFamily } from '../../closet/colors/color-family.ts'
import type { GarmentSlot } from '../../closet/garment.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import { seededRandomOf } from './seeded-random-of.ts'
import type { OfferedOutfit } from './offered-outfits.ts'
import type { WornWeek } from './wear-readiness.ts'

/** Variety costs of pieces and outfits on a day, given the other days. */
export interface Variety {
  /** Amount to subtract from the fit of a piece. */
  readonly pieceCost: (piece: StylistPiece) => number
  /** Cost of an outfit in points of its score. */
  readonly outfitCost: (pieces: readonly StylistPiece[]) => number
  /** Number of other days with the same top and bottom. */
  readonly daysOfPair: (pieces: readonly StylistPiece[]) => number
}

const POINTS = 24
const SAME_COLOR = 0.5
const SAME_KIND = 0.06
// Cost per other wear in the week. Low for shoes and coats, which may repeat, but not the same ones all week.
const eachWear: Readonly<Record<GarmentSlot, number>> = {
  dress: 0.12,
  top: 0.12,
  mid: 0.06,
  bottom: 0.06,
  outer: 0.03,
  shoes: 0.03,
  bag: 0,
  extra: 0,
}
// Cost if the piece was in a former outfit of the day. A new top changes an outfit most, a new coat hardly.
const offeredBefore: Readonly<Record<GarmentSlot, number>> = {
  dress: 0.4,
  top: 0.4,
  mid: 0.1,
  bottom: 0.2,
  outer: 0.05,
  shoes: 0.05,
  bag: 0,
  extra: 0,
}
const CHANCE = 0.02

/**
 * Returns the variety costs of the day at index `at`: color and kinds of adjacent days, number of wears in the week,
 * and former outfits of the day.
 */
export function varietyOn(
  at: number,
  worn: WornWeek,
  seed: string,
  offered: readonly OfferedOutfit[] = [],
): Variety {
  const offeredIds = new Set(offered.flat())
  const nextDays = [worn[at - 1], worn[at + 1]].flatMap((pieces) => (pieces ? [pieces] : []))
  const colors = new Set(nextDays.map(mainColor).filter((color) => color !== null))
  const kinds = new Set(nextDays.flat().flatMap(({ garment }) => garment.kind ?? []))
  const wears = new Map<string, number>()
  for (const [day, pieces] of worn.entries())
    if (day !== at) for (const { id } of pieces ?? []) wears.set(id, (wears.get(id) ?? 0) + 1)
  const pairs = worn.flatMap((pieces, day) => (day === at ? [] : (pairOf(pieces ?? []) ?? [])))
  const daysOfPair = (pieces: readonly StylistPiece[]) => {
    if (pairs.length === 0) return 0
    const pair = pairOf(pieces)
    return pairs.filter((other) => other === pair).length
  }
  const pieceCost = (piece: StylistPiece) => {
    const { color, kind } = piece.garment
    const isSameColor = color !== null && isLeading(piece) && colors.has(color.family)
    return (
      (isSameColor ? SAME_COLOR : 0) +
      (isClothing(piece) && kind !== null && kinds.has(kind) ? SAME_KIND : 0) +
      eachWear[piece.garment.slot] * (wears.get(piece.id) ?? 0) +
      (offeredIds.has(piece.id) ? offeredBefore[piece.garment.slot] : 0) +
      CHANCE * seededRandomOf(piece, seed)
    )
  }
  return {
    pieceCost,
    outfitCost: (pieces) =>
      POINTS * pieces.reduce((sum, piece) => sum + (isAddition(piece) ? 0 : pieceCost(piece)), 0),
    daysOfPair,
  }
}

// The same bag and scarf go with every outfit, and one more piece is not less variety.
function isAddition({ garment: { slot } }: StylistPiece): boolean {
  return slot === 'bag' || slot === 'extra'
}

/** Returns a key for the top and bottom of an outfit; null if it has no such pair. */
export function pairOf(pieces: readonly StylistPiece[]): string | null {
  const top = pieces.find(({ garment }) => garment.slot === 'top')
  const bottom = pieces.find(({ garment }) => garment.slot === 'bottom')
  return top && bottom ? `${top.id} ${bottom.id}` : null
}

/** Returns the color family of the dress or top; null if unknown. */
function mainColor(pieces: readonly StylistPiece[]): ColorFamily | null {
  return pieces.find(isLeading)?.garment.color?.family ?? null
}

function isLeading({ garment }: StylistPiece): boolean {
  return garment.slot === 'dress' || garment.slot === 'top'
}

function isClothing({ garment: { slot } }: StylistPiece): boolean {
  return slot === 'dress' || slot === 'top' || slot === 'mid' || slot === 'bottom'
}
