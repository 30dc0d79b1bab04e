import { standInKinds, type GarmentKind } from '../closet/garment-kinds.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { comparableTraits, type ComparableTraits } from './comparable-traits.ts'
import { partSimilarity, readPart } from './part-similarity.ts'
import type { TrendGarment } from './trend.ts'

const FEWEST_OF_ONE_COLOR = 3

/** For the parts of a trend the piece of the closet that stands for each; null where it has none. */
export type PartMatcher = (parts: readonly TrendGarment[]) => readonly (StylistPiece | null)[]

interface Sorted {
  readonly piece: StylistPiece
  readonly seen: ComparableTraits
}

/**
 * Sorts a closet, so that many trends can be asked about. As many parts as possible get a piece, each piece stands for
 * one part of a trend, and the best for its part goes first. The order of the closet does not matter.
 */
export function createPartMatcher(closet: readonly StylistPiece[]): PartMatcher {
  const byKind = new Map<GarmentKind, Sorted[]>()
  for (const piece of closet) {
    const seen = comparableTraits(piece.garment, piece.imageUrl)
    if (!seen.kind) continue
    const others = byKind.get(seen.kind)
    if (others) others.push({ piece, seen })
    else byKind.set(seen.kind, [{ piece, seen }])
  }
  // Trends have many parts in common: a white T-shirt is looked for once.
  const known = new Map<string, readonly StylistPiece[]>()
  const candidates = (part: TrendGarment, isOfOneColor: boolean): readonly StylistPiece[] => {
    const key = [part.kind, part.color, part.pattern, part.name, isOfOneColor].join('|')
    const found = known.get(key) ?? bestFirst(part, byKind, isOfOneColor)
    known.set(key, found)
    return found
  }
  return (parts) => {
    const isOfOneColor = areOfOneColor(parts)
    return assign(parts.map((part) => candidates(part, isOfOneColor)))
  }
}

// In a trend that is all black nobody takes navy for it.
function areOfOneColor(parts: readonly TrendGarment[]): boolean {
  const colors = new Set(parts.map(({ color }) => color.toLowerCase()))
  return parts.length >= FEWEST_OF_ONE_COLOR && colors.size === 1
}

function bestFirst(
  part: TrendGarment,
  byKind: ReadonlyMap<GarmentKind, readonly Sorted[]>,
  isOfOneColor: boolean,
): StylistPiece[] {
  const pieces = [...standInKinds(part.kind)].flatMap((kind) => byKind.get(kind) ?? [])
  if (pieces.length === 0) return []
  const wanted = readPart(part)
  return pieces
    .map(({ piece, seen }) => ({ piece, value: partSimilarity(wanted, seen, isOfOneColor) }))
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value || (one.piece.id < other.piece.id ? -1 : 1))
    .map(({ piece }) => piece)
}

// Kuhn's way to a largest matching: who finds no free piece asks the holder of one to take another.
function assign(candidates: readonly (readonly StylistPiece[])[]): (StylistPiece | null)[] {
  const holder = new Map<StylistPiece, number>()
  const find = (part: number, asked: Set<StylistPiece>): boolean => {
    const wanted = candidates[part] ?? []
    const free = wanted.find((piece) => !holder.has(piece))
    const piece = free ?? wanted.find((taken) => !asked.has(taken) && gives(taken, asked))
    if (piece) holder.set(piece, part)
    return piece !== undefined
  }
  const gives = (piece: StylistPiece, asked: Set<StylistPiece>): boolean => {
    const part = holder.get(piece)
    asked.add(piece)
    return part !== undefined && find(part, asked)
  }
  for (const part of candidates.keys()) find(part, new Set())
  const chosen: (StylistPiece | null)[] = candidates.map(() => null)
  for (const [piece, part] of holder) chosen[part] = piece
  return chosen
}
