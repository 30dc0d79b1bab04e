import { standInKinds, type GarmentKind } from '../closet/garment-kinds.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { comparableTraits, type ComparableTraits } from './comparable-traits.ts'
import { partSimilarity, readPart } from './part-similarity.ts'
import type { TrendGarment } from './trend.ts'

const MIN_OF_ONE_COLOR = 3
// About two milliseconds.
const PIECES_IN_A_STEP = 200

/** Matches each part of a trend with a piece of the closet; null for parts without a match. */
export type PartMatcher = (parts: readonly TrendGarment[]) => readonly (StylistPiece | null)[]

interface Entry {
  readonly piece: StylistPiece
  readonly traits: ComparableTraits
}

/**
 * Indexes a closet for matching many trends; yields every few milliseconds. Matches as many parts as possible, each
 * piece at most once per trend, best matches first. The order of the closet does not matter.
 */
export function* partMatcherInSteps(closet: readonly StylistPiece[]): Generator<undefined, PartMatcher> {
  const byKind = new Map<GarmentKind, Entry[]>()
  for (const [at, piece] of closet.entries()) {
    if (at % PIECES_IN_A_STEP === PIECES_IN_A_STEP - 1) yield
    const traits = comparableTraits(piece.garment, piece.imageUrl)
    if (!traits.kind) continue
    const others = byKind.get(traits.kind)
    if (others) others.push({ piece, traits })
    else byKind.set(traits.kind, [{ piece, traits }])
  }
  // Cached, since trends share many parts, such as a white T-shirt.
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

// In a trend of a single color, such as all black, near colors don't match.
function areOfOneColor(parts: readonly TrendGarment[]): boolean {
  const colors = new Set(parts.map(({ color }) => color.toLowerCase()))
  return parts.length >= MIN_OF_ONE_COLOR && colors.size === 1
}

function bestFirst(
  part: TrendGarment,
  byKind: ReadonlyMap<GarmentKind, readonly Entry[]>,
  isOfOneColor: boolean,
): StylistPiece[] {
  const pieces = [...standInKinds(part.kind)].flatMap((kind) => byKind.get(kind) ?? [])
  if (pieces.length === 0) return []
  const wanted = readPart(part)
  return pieces
    .map(({ piece, traits }) => ({ piece, value: partSimilarity(wanted, traits, isOfOneColor) }))
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value || (one.piece.id < other.piece.id ? -1 : 1))
    .map(({ piece }) => piece)
}

// Kuhn's algorithm for maximum bipartite matching: a part without a free piece tries to move another part's piece.
function assign(candidates: readonly (readonly StylistPiece[])[]): (StylistPiece | null)[] {
  const holder = new Map<StylistPiece, number>()
  const find = (part: number, visited: Set<StylistPiece>): boolean => {
    const wanted = candidates[part] ?? []
    const free = wanted.find((piece) => !holder.has(piece))
    const piece = free ?? wanted.find((taken) => !visited.has(taken) && isReassigned(taken, visited))
    if (piece) holder.set(piece, part)
    return piece !== undefined
  }
  const isReassigned = (piece: StylistPiece, visited: Set<StylistPiece>): boolean => {
    const part = holder.get(piece)
    visited.add(piece)
    return part !== undefined && find(part, visited)
  }
  for (const part of candidates.keys()) find(part, new Set())
  const chosen: (StylistPiece | null)[] = candidates.map(() => null)
  for (const [piece, part] of holder) chosen[part] = piece
  return chosen
}
