import type { ClosetCategory } from '../../contract/closet.ts'
import type { GarmentColor } from '../closet/garment.ts'
import { slotOfKind, standInKinds } from '../closet/garment-kinds.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { comparableTraits } from '../trends/comparable-traits.ts'
import type { MarkedGarment } from './marked-garment.ts'

/** How a piece compares with a marked one, as facts. */
export interface Closeness {
  readonly piece: StylistPiece
  /** 0 to 1. */
  readonly value: number
  /** `other`: of the same place in an outfit alone. */
  readonly type: 'same' | 'near' | 'other'
  /** `unknown` where a color could not be read. */
  readonly color: 'same' | 'near' | 'other' | 'unknown'
}

/** The closet for one marked piece. */
export interface ClosestPieces {
  /** Null where no piece is close. */
  readonly match: Closeness | null
  /** The closest first. */
  readonly others: readonly Closeness[]
}

const OTHERS_SHOWN = 5
const typeValues = { same: 1, near: 0.75, other: 0.4 }
// Differences in OKLab. Colors of one family pass for the same up to the first, and any colors for near up to the second.
const SAME_COLOR = 0.1
const NEAR_COLOR = 0.2
// At this difference a color adds nothing.
const FAR_COLOR = 0.5
const COLOR_WEIGHT = 0.6
const UNKNOWN_COLOR = 0.5

/**
 * Finds for each marked piece the closest of the closet. A piece matches one mark at most, and the closest pair of all
 * goes first. The order of the closet does not matter.
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

// Of the type or near it, and not of quite another color.
function isMatch({ type, color }: Closeness): boolean {
  return type !== 'other' && color !== 'other'
}

function closenessOf(mark: MarkedGarment, piece: StylistPiece): Closeness | null {
  const type = typeOf(mark, piece)
  if (!type) return null
  const { color: own, otherColors } = comparableTraits(piece.garment, piece.imageUrl)
  const colors = [own, ...otherColors].filter((color) => color !== null)
  const difference = mark.seen && colors.length > 0 ? nearestOf(mark.seen, colors) : null
  const likeness = difference === null ? UNKNOWN_COLOR : Math.max(0, 1 - difference.apart / FAR_COLOR)
  return {
    piece,
    type,
    color: difference === null ? 'unknown' : difference.name,
    value: typeValues[type] * (1 - COLOR_WEIGHT + COLOR_WEIGHT * likeness),
  }
}

function typeOf(mark: MarkedGarment, piece: StylistPiece): Closeness['type'] | null {
  const { kind } = comparableTraits(piece.garment, piece.imageUrl)
  const slot = placeOf(piece.garment.slot)
  if (mark.typeId === null) return isOfCategory(mark.category, piece, slot) ? 'same' : null
  if (piece.garment.type === mark.typeId) return 'same'
  if (placeOf(mark.slot) !== slot) return null
  if (kind === mark.kind) return 'near'
  return kind !== null && standInKinds(mark.kind).has(kind) ? 'near' : 'other'
}

// Bags are accessories that are named by their type.
function isOfCategory(category: ClosetCategory, piece: StylistPiece, slot: string): boolean {
  return piece.category === category && slot === placeOf(slotOfKind(null, category))
}

// A cardigan can be worn over a top, and as one.
function placeOf(slot: string): string {
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
  // Hue counts for more than light, which a photo changes.
  return Math.hypot(one.lightness - other.lightness, 2 * (first.a - second.a), 2 * (first.b - second.b))
}

function alongAxes({ chroma, hue }: GarmentColor): { a: number; b: number } {
  const turn = (hue * Math.PI) / 180
  return { a: chroma * Math.cos(turn), b: chroma * Math.sin(turn) }
}
