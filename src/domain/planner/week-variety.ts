import type { ColorFamily } from '../closet/color-family.ts'
import type { GarmentSlot } from '../closet/garment.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { seededRandomOf } from './seeded-random-of.ts'
import type { OfferedOutfit } from './offered-outfits.ts'
import type { WornWeek } from './wear-readiness.ts'

/** What speaks against wearing something on a day, for what is worn on the others. */
export interface Variety {
  /** Of one piece, to be taken off its fit. */
  readonly against: (piece: StylistPiece) => number
  /** Of an outfit, in points of its score. */
  readonly costOf: (pieces: readonly StylistPiece[]) => number
  /** Other days that wear the same top with the same bottom. */
  readonly daysOfPair: (pieces: readonly StylistPiece[]) => number
}

const POINTS = 24
const SAME_COLOR = 0.5
const SAME_KIND = 0.06
// Shoes and coats come again, but not the same pair all week; of what must come again, not always the same.
const eachWear: Readonly<Record<GarmentSlot, number>> = {
  dress: 0.12,
  top: 0.12,
  mid: 0.06,
  bottom: 0.06,
  outer: 0.03,
  shoes: 0.03,
  bag: 0.03,
  extra: 0.03,
}
// Another top makes another outfit, another coat hardly does.
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

/** What keeps the days of a week apart: the main color and the kinds of the days next to it, what comes often, and what the day had before. */
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
  const against = (piece: StylistPiece) => {
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
    against,
    costOf: (pieces) => POINTS * pieces.reduce((sum, piece) => sum + against(piece), 0),
    daysOfPair,
  }
}

/** The top and the bottom of an outfit as one text; null where it has no such pair. */
export function pairOf(pieces: readonly StylistPiece[]): string | null {
  const top = pieces.find(({ garment }) => garment.slot === 'top')
  const bottom = pieces.find(({ garment }) => garment.slot === 'bottom')
  return top && bottom ? `${top.id} ${bottom.id}` : null
}

/** The color family that an outfit is remembered by, that of its dress or top; null where nobody knows it. */
function mainColor(pieces: readonly StylistPiece[]): ColorFamily | null {
  return pieces.find(isLeading)?.garment.color?.family ?? null
}

function isLeading({ garment }: StylistPiece): boolean {
  return garment.slot === 'dress' || garment.slot === 'top'
}

function isClothing({ garment: { slot } }: StylistPiece): boolean {
  return slot === 'dress' || slot === 'top' || slot === 'mid' || slot === 'bottom'
}
