import type { GarmentSlot } from '../closet/garment.ts'
import { seededRandomOf } from '../planner/seeded-random-of.ts'
import type { OtherDays } from '../planner/day-space.ts'
import type { WornWeek } from '../planner/wear-readiness.ts'
import type { Variety } from '../planner/week-variety.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { tripTurns } from './laundry-on-trip.ts'
import { pieceLoad } from './piece-load.ts'
import { TRAVEL_AT, type TripToPack } from './trip-to-pack.ts'

// Points of the score that one of fit is worth, as in the planner.
const POINTS = 24
// What a piece must be better by to be taken along besides what is packed already.
const newPiece: Readonly<Record<GarmentSlot, number>> = {
  top: 0.2,
  mid: 0.3,
  dress: 0.35,
  bottom: 0.4,
  bag: 0.5,
  extra: 0.15,
  shoes: 0.8,
  outer: 0.8,
}
// For a wedding one takes along what is worn there alone.
const DRESSY_FROM = 3.4
const DRESSY_SHARE = 0.4
// A piece that the person put on the list is there to be worn.
const KEPT_GAIN = 0.3
const EACH_WEAR = 0.02
const NEXT_DAY = 0.08
// Each time that the same top and bottom, or the same dress, is worn again.
const SAME_PAIR = 0.28
// Boots and a parka are better worn on the way than packed.
const BULKY_GAIN_PER_LITER = 0.04
const CHANCE = 0.02

/** What the outfit of the day at `at` has to take into account: what the other days wear is packed, the rest costs. */
export function othersPacked(
  at: number,
  worn: WornWeek,
  trip: TripToPack,
  pair: OtherDays['pair'],
): OtherDays {
  return { turn: tripTurns(at, worn, trip.laundryEvery), variety: varietyPacked(at, worn, trip), pair }
}

function varietyPacked(at: number, worn: WornWeek, { days, keptIds, seed }: TripToPack): Variety {
  const formality = days[at]?.needs.occasion?.formality.ideal ?? 0
  const newness = formality >= DRESSY_FROM ? DRESSY_SHARE : 1
  const wears = new Map<string, number>()
  const pairs = new Map<string, number>()
  for (const [day, pieces] of worn.entries()) {
    if (day === at || !pieces) continue
    for (const { id } of pieces) wears.set(id, (wears.get(id) ?? 0) + 1)
    const pair = pairOf(pieces)
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  const nextDays = new Set([worn[at - 1], worn[at + 1]].flatMap((pieces) => clothesOf(pieces ?? [])))
  const against = (piece: StylistPiece) => {
    const worns = wears.get(piece.id) ?? 0
    const isPacked = worns > 0 || keptIds.has(piece.id)
    return (
      (isPacked ? EACH_WEAR * worns : newness * newPiece[piece.garment.slot]) -
      (keptIds.has(piece.id) && worns === 0 ? KEPT_GAIN : 0) +
      (nextDays.has(piece.id) ? NEXT_DAY : 0) -
      (at === TRAVEL_AT ? bulkyGain(piece) : 0) +
      CHANCE * seededRandomOf(piece, seed)
    )
  }
  const costOf = (pieces: readonly StylistPiece[]) =>
    POINTS *
    (pieces.reduce((sum, piece) => sum + against(piece), 0) + SAME_PAIR * (pairs.get(pairOf(pieces)) ?? 0))
  // Wearing the same again has its price above; a small bag may ask for it.
  return { against, costOf, daysOfPair: () => 0 }
}

function bulkyGain({ garment }: StylistPiece): number {
  const isOutside = garment.slot === 'outer' || garment.slot === 'shoes'
  return isOutside ? BULKY_GAIN_PER_LITER * pieceLoad(garment).liters : 0
}

// By what an outfit is remembered: its top and bottom, or its dress.
function pairOf(pieces: readonly StylistPiece[]): string {
  return clothesOf(pieces).toSorted().join(' ')
}

function clothesOf(pieces: readonly StylistPiece[]): string[] {
  return pieces
    .filter(({ garment: { slot } }) => slot === 'top' || slot === 'bottom' || slot === 'dress')
    .map(({ id }) => id)
}
