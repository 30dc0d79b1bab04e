import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import type { GarmentSlot, OwnSlot } from '../../closet/garment.ts'
import { cachedPairFit } from '../../planner/week/cached-pair-fit.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import { type PartnerSet, partnerSets, emptySlots, type Pair } from './partner-sets.ts'
import { type CountedOutfit, diverseOutfits } from './diverse-outfits.ts'
import { type Fault, basicFault, POINTS_TO_COUNT, pointsOf } from './suitable-outfit.ts'

interface OutfitCountRequest {
  readonly candidate: StylistPiece
  readonly closet: readonly StylistPiece[]
  readonly today: CalendarDate
  /** Maximum count. */
  readonly most: number
}

/** The outfits that combine a candidate with pieces of the closet. */
export interface OutfitsWith {
  readonly count: number
  /** At most four of the outfits, best first and diverse. */
  readonly best: readonly (readonly StylistPiece[])[]
  /** Ids of the pieces in the counted outfits. */
  readonly partners: ReadonlySet<string>
  /** Slots that the closet can't fill; empty if there is an outfit. */
  readonly lacking: readonly OwnSlot[]
  /** The most common fault of the rejected combinations; null if there are none. */
  readonly fault: Fault | null
}

// The fit of two pieces takes about 20 µs the first time.
const SHOES_AT_ONCE = 100
// Pairs of shoes that are tried with the same clothes, most promising first.
const SHOES_TRIED = 8
const MAX_SCORED = 1500
const AT_ONCE = 8

/**
 * Counts the outfits that a candidate makes with a closet; yields every few milliseconds. An outfit is complete (a top
 * with bottoms, or a dress, and shoes), its pieces share an occasion and a season and are near in formality, and it
 * scores at least `POINTS_TO_COUNT` without an occasion, regardless of wears. Outfits of one partner set (see
 * `partnerSets`) count once: other shoes do not make another outfit. In a small closet (eight pairs of shoes,
 * twenty-five tops and bottoms) adding a piece never lowers the count.
 */
export function* outfitsWith({
  candidate,
  closet,
  today,
  most,
}: OutfitCountRequest): Generator<undefined, OutfitsWith> {
  const bySlot = inSlots(closet)
  const pair = cachedPairFit()
  const all = yield* partnerSets(candidate, bySlot, pair)
  const found: CountedOutfit[] = []
  const faults: Fault[] = []
  let scored = 0
  for (const [at, partnerSet] of all.entries()) {
    if (found.length >= most || scored >= MAX_SCORED) break
    if (at % AT_ONCE === 0) yield
    const clothes = [candidate, ...partnerSet.pieces]
    const outfits = basicFault(clothes) ? [] : yield* wholeOutfits(clothes, partnerSet, bySlot.shoes, pair)
    let outfit: CountedOutfit | null = null
    for (const pieces of outfits) {
      if (++scored % AT_ONCE === 0) yield
      const points = pointsOf(pieces, today)
      if (points < POINTS_TO_COUNT) continue
      outfit = { pieces, points, partners: partnerSet.pieces }
      break
    }
    if (outfit) found.push(outfit)
    else faults.push(basicFault(clothes) ?? (outfits.length > 0 ? 'points' : 'no shoes'))
  }
  yield
  const empty = emptySlots(candidate, bySlot)
  return {
    count: found.length,
    best: diverseOutfits(found),
    partners: new Set(found.flatMap(({ pieces }) => pieces.map(({ id }) => id))),
    lacking: found.length > 0 ? [] : empty.length === 0 && faults.includes('no shoes') ? ['shoes'] : empty,
    fault: mostCommon(faults),
  }
}

// The clothes with each of the best pairs of shoes that go with them.
function* wholeOutfits(
  clothes: readonly StylistPiece[],
  { needsShoes }: PartnerSet,
  shoes: readonly StylistPiece[],
  pair: Pair,
): Generator<undefined, (readonly StylistPiece[])[]> {
  if (!needsShoes) return [clothes]
  const fitting: { one: StylistPiece; fit: number }[] = []
  for (const [at, one] of shoes.entries()) {
    if (at % SHOES_AT_ONCE === SHOES_AT_ONCE - 1) yield
    fitting.push({ one, fit: clothes.reduce((sum, piece) => sum + pair(piece, one), 0) })
  }
  const likely = fitting.toSorted(
    (first, second) => second.fit - first.fit || (first.one.id < second.one.id ? -1 : 1),
  )
  const outfits: (readonly StylistPiece[])[] = []
  for (const { one } of likely) {
    const pieces = [...clothes, one]
    if (basicFault(pieces) === null) outfits.push(pieces)
    if (outfits.length === SHOES_TRIED) break
  }
  return outfits
}

function inSlots(closet: readonly StylistPiece[]): Readonly<Record<GarmentSlot, readonly StylistPiece[]>> {
  const slots: Record<GarmentSlot, StylistPiece[]> = {
    outer: [],
    mid: [],
    top: [],
    bottom: [],
    dress: [],
    shoes: [],
    bag: [],
    extra: [],
  }
  // Wears are reset, since rest must not influence the score.
  for (const piece of closet) slots[piece.garment.slot].push({ ...piece, lastWornDate: null, wearCount: 0 })
  return slots
}

function mostCommon(faults: readonly Fault[]): Fault | null {
  const counts = new Map<Fault, number>()
  for (const fault of faults) counts.set(fault, (counts.get(fault) ?? 0) + 1)
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? null
}
