import type { ClosetCategory } from '../../contract/closet/closet.ts'
import type { GarmentColor } from '../closet/garment.ts'
import { slotOfKind, standInKinds } from '../closet/garment-kinds.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { comparableTraits } from '../trends/comparable-traits.ts'
import type { MarkedGarment } from './marked-garment.ts'

/** How a piece compares with a marked garment. */
export interface Closeness {
  readonly piece: StylistPiece
  /** Similarity, 0 to 1. */
  readonly value: number
  /** `other`: only the slot is the same. */
  readonly type: 'same' | 'near' | 'other'
  /** `unknown` if either color could not be read. */
  readonly color: 'same' | 'near' | 'other' | 'unknown'
}

/** The result for one marked garment. */
export interface ClosestPieces {
  /** Null if no piece is close. */
  readonly match: Closeness | null
  /** Closest first. */
  readonly others: readonly Closeness[]
}

const OTHERS_SHOWN = 5
const typeValues = { same: 1, near: 0.75, other: 0.4 }
// Differences in OKLab: colors of one family are the same up to the first, any colors are near up to the second.
const SAME_COLOR = 0.1
const NEAR_COLOR = 0.2
// Difference from which a color adds nothing to the similarity.
const FAR_COLOR = 0.5
const COLOR_WEIGHT = 0.6
const UNKNOWN_COLOR = 0.5

/**
 * Finds the closest pieces of the closet for each marked garment. A piece matches at most one mark, assigned greedily
 * from the closest pair. The order of the closet does not matter.
 */
export function closestPieces(
  marks: readonly MarkedGarment[],
  closet: readonly StylistPiece[],
): readonly ClosestPieces[] {
  const candidates = marks.map((mark) => candidatesFor(mark, closet))
  const pairs = candidates
    .flatMap((found, mark) => found.filter(isMatch).map((closeness) => ({ mark, closeness })))
    .toSorted((one, other) => byCloseness(one.closeness, other.closeness) || one.mark - other.mark)
  const matches = new Map<number, Closeness>()
  const taken = new Set<string>()
  for (const { mark, closeness } of pairs) {
    if (matches.has(mark) || taken.has(closeness.piece.id)) continue
    matches.set(mark, closeness)
    taken.add(closeness.piece.id)
  }
  return candidates.map((found, mark) => ({
    match: matches.get(mark) ?? null,
    others: found.filter(({ piece }) => !taken.has(piece.id)).slice(0, OTHERS_SHOWN),
  }))
}

function candidatesFor(mark: MarkedGarment, closet: readonly StylistPiece[]): Closeness[] {
  return closet.flatMap((piece) => closenessOf(mark, piece) ?? []).toSorted(byCloseness)
}

function byCloseness(one: Closeness, other: Closeness): number {
  return other.value - one.value || (one.piece.id < other.piece.id ? -1 : 1)
}

// Of the same or a near type and color, or of unknown color.
function isMatch({ type, color }: Closeness): boolean {
  return type !== 'other' && color !== 'other'
}

function closenessOf(mark: MarkedGarment, piece: StylistPiece): Closeness | null {
  const type = typeOf(mark, piece)
  if (!type) return null
  const { color: own, otherColors } = comparableTraits(piece.garment, piece.imageUrl)
  const colors = [own, ...otherColors].filter((color) => color !== null)
  const difference = mark.seen && colors.length > 0 ? nearestOf(mark.seen, colors) : null
  const similarity = difference === null ? UNKNOWN_COLOR : Math.max(0, 1 - difference.apart / FAR_COLOR)
  return {
    piece,
    type,
    color: difference === null ? 'unknown' : difference.name,
    value: typeValues[type] * (1 - COLOR_WEIGHT + COLOR_WEIGHT * similarity),
  }
}

function typeOf(mark: MarkedGarment, piece: StylistPiece): Closeness['type'] | null {
  const { kind } = comparableTraits(piece.garment, piece.imageUrl)
  const slot = baseSlot(piece.garment.slot)
  if (mark.typeId === null) return isOfCategory(mark.category, piece, slot) ? 'same' : null
  if (piece.garment.type === mark.typeId) return 'same'
  if (baseSlot(mark.slot) !== slot) return null
  if (kind === mark.kind) return 'near'
  return kind !== null && standInKinds(mark.kind).has(kind) ? 'near' : 'other'
}

// Excludes bags, which are accessories too but are marked by their type.
function isOfCategory(category: ClosetCategory, piece: StylistPiece, slot: string): boolean {
  return piece.category === category && slot === baseSlot(slotOfKind(null, category))
}

// Mid layers count as tops, since a cardigan can be worn as either.
function baseSlot(slot: string): string {
  return slot === 'mid' ? 'top' : slot
}

function nearestOf(seen: GarmentColor, colors: readonly GarmentColor[]) {
  const [nearest] = colors
    .map((color) => ({ color, apart: differenceOf(seen, color) }))
    .toSorted((one, other) => one.apart - other.apart)
  if (!nearest) return null
  const isSame = nearest.apart <= SAME_COLOR && nearest.color.family === seen.family
  const name = isSame ? 'same' : nearest.apart <= NEAR_COLOR ? 'near' : 'other'
  return { apart: nearest.apart, name } as const
}

function differenceOf(one: GarmentColor, other: GarmentColor): number {
  const [first, second] = [alongAxes(one), alongAxes(other)]
  // Chroma and hue count twice, since photos distort lightness.
  return Math.hypot(one.lightness - other.lightness, 2 * (first.a - second.a), 2 * (first.b - second.b))
}

function alongAxes({ chroma, hue }: GarmentColor): { a: number; b: number } {
  const turn = (hue * Math.PI) / 180
  return { a: chroma * Math.cos(turn), b: chroma * Math.sin(turn) }
}
