import type { GarmentSlot, OwnSlot } from '../../closet/garment.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'

type BySlot = Readonly<Record<GarmentSlot, readonly StylistPiece[]>>
/** How well two pieces go together, from 0 to 1. */
export type Pair = (one: StylistPiece, other: StylistPiece) => number

/** Clothes that make an outfit with the candidate, not counting shoes. */
export interface PartnerSet {
  readonly pieces: readonly StylistPiece[]
  /** Whether shoes are still missing. */
  readonly needsShoes: boolean
  /** How well they go with the candidate and each other; the most promising are tried first. */
  readonly promise: number
}

// Tops and bottoms that are combined with each other, most promising first.
const TRIED_IN_PAIRS = 25
const AT_ONCE = 20

/**
 * All partner sets of a candidate, each of which counts as a different outfit: bottoms for a top, tops for bottoms, and
 * tops with bottoms or a dress for everything else. For a dress each pair of shoes is a set, and each coat or jacket.
 */
export function* partnerSets(
  candidate: StylistPiece,
  closet: BySlot,
  pair: Pair,
): Generator<undefined, PartnerSet[]> {
  const { slot } = candidate.garment
  const needsShoes = slot !== 'shoes'
  const one = (piece: StylistPiece): PartnerSet => ({
    pieces: [piece],
    needsShoes,
    promise: pair(candidate, piece),
  })
  yield* pairsWith(candidate, closet, pair)
  if (slot === 'top') return inOrder(closet.bottom.map(one))
  if (slot === 'bottom') return inOrder(closet.top.map(one))
  if (slot === 'dress')
    return inOrder([
      ...closet.shoes.map((shoes) => ({ ...one(shoes), needsShoes: false })),
      ...closet.outer.map(one),
    ])
  const sets = closet.dress.map(one)
  const likely = (pieces: readonly StylistPiece[]) =>
    pieces
      .map((piece) => ({ piece, fit: pair(candidate, piece) }))
      .toSorted((first, second) => second.fit - first.fit || byId(first.piece, second.piece))
      .slice(0, TRIED_IN_PAIRS)
  const bottoms = likely(closet.bottom)
  for (const top of likely(closet.top)) {
    yield
    for (const bottom of bottoms) {
      const promise = (top.fit + bottom.fit + pair(top.piece, bottom.piece)) / 3
      sets.push({ pieces: [top.piece, bottom.piece], needsShoes, promise })
    }
  }
  return inOrder(sets)
}

// Warms the cache of `pair` in steps, since the first call for a pair is most of the work.
function* pairsWith(candidate: StylistPiece, closet: BySlot, pair: Pair): Generator<undefined, void> {
  for (const [at, piece] of Object.values(closet).flat().entries()) {
    if (at % AT_ONCE === 0) yield
    pair(candidate, piece)
  }
}

/** The needed slots around a candidate for which the closet has no pieces. */
export function emptySlots({ garment: { slot } }: StylistPiece, closet: BySlot): OwnSlot[] {
  const isEmpty = (place: OwnSlot) => closet[place].length === 0
  const needed: OwnSlot[] =
    slot === 'dress' || (slot !== 'top' && slot !== 'bottom' && !isEmpty('dress'))
      ? ['shoes']
      : ['top', 'bottom', 'shoes']
  return needed.filter((place) => place !== slot && isEmpty(place))
}

function inOrder(sets: readonly PartnerSet[]): PartnerSet[] {
  return sets.toSorted((one, other) => other.promise - one.promise || byIds(one, other))
}

function byIds(one: PartnerSet, other: PartnerSet): number {
  const ids = ({ pieces }: PartnerSet) => pieces.map(({ id }) => id).join()
  return ids(one) < ids(other) ? -1 : 1
}

function byId(one: StylistPiece, other: StylistPiece): number {
  return one.id < other.id ? -1 : 1
}
