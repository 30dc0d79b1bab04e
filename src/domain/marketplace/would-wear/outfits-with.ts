import type { GarmentSlot, OwnSlot } from '../../closet/garment.ts'
import { pairsOnce } from '../../planner/pairs-once.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import { type Around, clothesAround, emptyPlaces, type Pair } from './clothes-around.ts'
import { type CountedOutfit, unlikeOutfits } from './unlike-outfits.ts'
import { type Fault, plainFault, POINTS_TO_COUNT, pointsOf } from './suitable-outfit.ts'

interface ToJudge {
  readonly candidate: StylistPiece
  readonly closet: readonly StylistPiece[]
  /** As '2026-11-23'. */
  readonly today: string
  /** Counting ends here. */
  readonly most: number
}

/** What a closet makes of a candidate. */
export interface OutfitsWith {
  readonly count: number
  /** At most four of them, the best first and unlike one another. */
  readonly best: readonly (readonly StylistPiece[])[]
  /** Ids of the pieces that stand in the counted outfits. */
  readonly partners: ReadonlySet<string>
  /** Places that nothing in the closet fills; none where there is an outfit. */
  readonly lacking: readonly OwnSlot[]
  /** What keeps most of the tried ones from being outfits; null where nothing was tried. */
  readonly fault: Fault | null
}

// Pairs of shoes that are tried with the same clothes, the likeliest first.
const SHOES_TRIED = 8
const POINTS_RECKONED = 1500
const AT_ONCE = 8

/**
 * How many outfits a candidate makes with a closet, a few milliseconds at a time. An outfit is whole (a top with
 * bottoms, or a dress, and shoes), all of it has an occasion and a season in common and stands near in formality, and the stylist gives
 * it `POINTS_TO_COUNT` points without an occasion, whenever its pieces were worn last. Two are counted where their
 * clothes differ, as `clothesAround` has it: other shoes under the same clothes make no other outfit. Another piece in a
 * small closet (eight pairs of shoes, twenty-five tops and bottoms) never makes the count less.
 */
export function* outfitsWith({ candidate, closet, today, most }: ToJudge): Generator<undefined, OutfitsWith> {
  const bySlot = inSlots(closet)
  const pair = pairsOnce()
  const all = yield* clothesAround(candidate, bySlot, pair)
  const found: CountedOutfit[] = []
  const faults: Fault[] = []
  let reckoned = 0
  for (const [at, around] of all.entries()) {
    if (found.length >= most || reckoned >= POINTS_RECKONED) break
    if (at % AT_ONCE === 0) yield
    const clothes = [candidate, ...around.pieces]
    const outfits = plainFault(clothes) ? [] : wholeOutfits(clothes, around, bySlot.shoes, pair)
    let outfit: CountedOutfit | null = null
    for (const pieces of outfits) {
      if (++reckoned % AT_ONCE === 0) yield
      const points = pointsOf(pieces, today)
      if (points < POINTS_TO_COUNT) continue
      outfit = { pieces, points, around: around.pieces }
      break
    }
    if (outfit) found.push(outfit)
    else faults.push(plainFault(clothes) ?? (outfits.length > 0 ? 'points' : 'no shoes'))
  }
  yield
  const empty = emptyPlaces(candidate, bySlot)
  return {
    count: found.length,
    best: unlikeOutfits(found),
    partners: new Set(found.flatMap(({ pieces }) => pieces.map(({ id }) => id))),
    lacking: found.length > 0 ? [] : empty.length === 0 && faults.includes('no shoes') ? ['shoes'] : empty,
    fault: mostOf(faults),
  }
}

// With each pair of shoes that may be worn with the clothes.
function wholeOutfits(
  clothes: readonly StylistPiece[],
  { asksShoes }: Around,
  shoes: readonly StylistPiece[],
  pair: Pair,
): (readonly StylistPiece[])[] {
  if (!asksShoes) return [clothes]
  const fitOf = (one: StylistPiece) => clothes.reduce((sum, piece) => sum + pair(piece, one), 0)
  const likely = shoes
    .map((one) => ({ one, fit: fitOf(one) }))
    .toSorted((first, second) => second.fit - first.fit || (first.one.id < second.one.id ? -1 : 1))
  const outfits: (readonly StylistPiece[])[] = []
  for (const { one } of likely) {
    const pieces = [...clothes, one]
    if (plainFault(pieces) === null) outfits.push(pieces)
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
  // What waits for its turn looks no better on the person.
  for (const piece of closet) slots[piece.garment.slot].push({ ...piece, lastWornDate: null, wearCount: 0 })
  return slots
}

function mostOf(faults: readonly Fault[]): Fault | null {
  const counts = new Map<Fault, number>()
  for (const fault of faults) counts.set(fault, (counts.get(fault) ?? 0) + 1)
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? null
}
