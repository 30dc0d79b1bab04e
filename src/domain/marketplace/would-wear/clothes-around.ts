import type { GarmentSlot, OwnSlot } from '../../closet/garment.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'

type BySlot = Readonly<Record<GarmentSlot, readonly StylistPiece[]>>
/** How well two pieces go together, from 0 to 1. */
export type Pair = (one: StylistPiece, other: StylistPiece) => number

/** Clothes that make one outfit with the candidate, beside the shoes. */
export interface Around {
  readonly pieces: readonly StylistPiece[]
  /** Whether shoes are still to be found. */
  readonly asksShoes: boolean
  /** How well they go with the candidate and each other; to try the likeliest first. */
  readonly promise: number
}

// Tops and bottoms that are tried with each other, the likeliest first.
const TRIED_IN_PAIRS = 25
const AT_ONCE = 20

/**
 * All the clothes that stand around a candidate, each of which counts as another outfit: bottoms around a top and tops
 * around bottoms, tops with bottoms or a dress around everything else. A dress has only shoes around it and, for one
 * outfit more, each coat or jacket.
 */
export function* clothesAround(
  candidate: StylistPiece,
  closet: BySlot,
  pair: Pair,
): Generator<undefined, Around[]> {
  const { slot } = candidate.garment
  const asksShoes = slot !== 'shoes'
  const one = (piece: StylistPiece): Around => ({
    pieces: [piece],
    asksShoes,
    promise: pair(candidate, piece),
  })
  yield* pairsWith(candidate, closet, pair)
  if (slot === 'top') return inOrder(closet.bottom.map(one))
  if (slot === 'bottom') return inOrder(closet.top.map(one))
  if (slot === 'dress')
    return inOrder([
      ...closet.shoes.map((shoes) => ({ ...one(shoes), asksShoes: false })),
      ...closet.outer.map(one),
    ])
  const around = closet.dress.map(one)
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
      around.push({ pieces: [top.piece, bottom.piece], asksShoes, promise })
    }
  }
  return inOrder(around)
}

// The first time that two pieces are asked about is most of the work.
function* pairsWith(candidate: StylistPiece, closet: BySlot, pair: Pair): Generator<undefined, void> {
  for (const [at, piece] of Object.values(closet).flat().entries()) {
    if (at % AT_ONCE === 0) yield
    pair(candidate, piece)
  }
}

/** The needed places around a candidate that the closet has nothing at all for. */
export function emptyPlaces({ garment: { slot } }: StylistPiece, closet: BySlot): OwnSlot[] {
  const isEmpty = (place: OwnSlot) => closet[place].length === 0
  const needed: OwnSlot[] =
    slot === 'dress' || (slot !== 'top' && slot !== 'bottom' && !isEmpty('dress'))
      ? ['shoes']
      : ['top', 'bottom', 'shoes']
  return needed.filter((place) => place !== slot && isEmpty(place))
}

function inOrder(around: readonly Around[]): Around[] {
  return around.toSorted((one, other) => other.promise - one.promise || byIds(one, other))
}

function byIds(one: Around, other: Around): number {
  const ids = ({ pieces }: Around) => pieces.map(({ id }) => id).join()
  return ids(one) < ids(other) ? -1 : 1
}

function byId(one: StylistPiece, other: StylistPiece): number {
  return one.id < other.id ? -1 : 1
}
