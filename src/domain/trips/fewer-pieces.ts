import type { OtherDays } from '../planner/day-space.ts'
import type { DayScore } from '../planner/day-score.ts'
import { dressDay } from '../planner/dress-day.ts'
import type { WornWeek } from '../planner/wear-readiness.ts'
import type { OpenDay } from '../planner/week-schedule.ts'
import { scoreForDay } from '../planner/score-for-day.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { bagLoad, isOverfull } from './bag-load.ts'
import { choicesOf } from './choices-of.ts'
import { othersPacked } from './others-packed.ts'
import { pieceLoad } from './piece-load.ts'
import { TRAVEL_AT, type TripToPack } from './trip-to-pack.ts'

/** What is worn on each day, and what is taken along besides in case of rain. */
export interface Capsule {
  readonly worn: WornWeek
  readonly spares: readonly StylistPiece[]
}

/** The same with what can be left out left out. */
interface FewerPieces extends Capsule {
  /** The bag was too full, and days had to do without something. */
  readonly hadToLeave: boolean
}

// Where the bag is too full: how many pieces are weighed against each other for the one that goes.
const WEIGHED = 4
// Points that a day without an outfit, an empty place and a repeat cost, where the bag leaves no other choice.
const costs = { bare: 400, lack: 200, 'hard fault': 10, penalty: 0.5, 'soft fault': 2 }

// Points of all days together, beyond what a piece costs, that fewer pieces are worth.
const SMALL_LOSS = 3

interface Dropped {
  readonly worn: WornWeek
  /** Points that the days lose. */
  readonly loss: number
  /** A day is left worse off than colors and style can make up for. */
  readonly isHarmed: boolean
}

/** Leaves pieces out that the days can do without, and those that the bag has no room for. */
export function* withFewerPieces(
  trip: TripToPack,
  open: readonly OpenDay[],
  pair: OtherDays['pair'],
  start: Capsule,
): Generator<undefined, FewerPieces> {
  let { worn, spares } = start
  let hadToLeave = false
  for (const piece of leavable(trip, worn)) {
    const dropped = yield* without(piece, trip, open, pair, worn)
    if (!dropped.isHarmed && dropped.loss <= SMALL_LOSS) worn = dropped.worn
  }
  while (isOverfull(bagLoad(inBag(trip, { worn, spares }), trip.bag))) {
    hadToLeave = true
    const candidates = leavable(trip, worn).slice(0, WEIGHED)
    let best: Dropped | null = null
    for (const piece of candidates) {
      const dropped = yield* without(piece, trip, open, pair, worn)
      if (best === null || dropped.loss < best.loss) best = dropped
    }
    if (best) worn = best.worn
    else if (spares.length > 0) spares = spares.slice(1)
    else break
  }
  return { worn, spares, hadToLeave }
}

/** The garments that go in the bag: all but what is worn on the way. */
export function inBag({ days, closet, keptIds }: TripToPack, { worn, spares }: Capsule) {
  const onTheWay = new Set((worn[TRAVEL_AT] ?? []).map(({ id }) => id))
  const kept = closet.filter(({ id }) => keptIds.has(id))
  const pieces = new Map<string, StylistPiece>()
  for (const at of days.keys())
    for (const piece of worn[at] ?? []) if (!pieces.has(piece.id)) pieces.set(piece.id, piece)
  for (const piece of [...kept, ...spares]) if (!pieces.has(piece.id)) pieces.set(piece.id, piece)
  return [...pieces.values()].filter(({ id }) => !onTheWay.has(id)).map(({ garment }) => garment)
}

// What nobody chose by hand: what is worn least and takes most room first.
function leavable({ days, keptIds }: TripToPack, worn: WornWeek): StylistPiece[] {
  const stays = new Set([...keptIds, ...days.flatMap(({ fixed }) => fixed ?? []).map(({ id }) => id)])
  const uses = new Map<string, { piece: StylistPiece; count: number }>()
  for (const piece of worn.flatMap((pieces) => pieces ?? [])) {
    if (stays.has(piece.id)) continue
    const count = (uses.get(piece.id)?.count ?? 0) + 1
    uses.set(piece.id, { piece, count })
  }
  return [...uses.values()]
    .toSorted(
      (one, other) =>
        one.count - other.count ||
        pieceLoad(other.piece.garment).liters - pieceLoad(one.piece.garment).liters ||
        (one.piece.id < other.piece.id ? -1 : 1),
    )
    .map(({ piece }) => piece)
}

// The days with one piece less, each dressed from the rest of what is packed.
function* without(
  piece: StylistPiece,
  trip: TripToPack,
  open: readonly OpenDay[],
  pair: OtherDays['pair'],
  before: WornWeek,
): Generator<undefined, Dropped> {
  const packed = new Set([...trip.keptIds, ...before.flatMap((pieces) => (pieces ?? []).map(({ id }) => id))])
  packed.delete(piece.id)
  const worn = [...before]
  let loss = 0
  let isHarmed = false
  for (const one of open) {
    const now = before[one.at]
    if (!now?.some(({ id }) => id === piece.id)) continue
    const others = othersPacked(one.at, worn, trip, pair)
    const then = yield* dressDay(
      one.day,
      choicesOf(one.choices, ({ piece: { id } }) => packed.has(id)),
      others,
    )
    const was = scoreForDay(now, one, others)
    worn[one.at] = then?.pieces ?? null
    loss += then ? pointsLost(was, then.score) : costs.bare
    isHarmed ||= !then || isWorse(was, then.score)
  }
  return { worn, loss, isHarmed }
}

function isWorse(was: DayScore, is: DayScore): boolean {
  return (
    is.lacks > was.lacks ||
    is.hardFault > was.hardFault ||
    Math.floor(is.penalty) > Math.floor(was.penalty) ||
    is.softFault > was.softFault + 1
  )
}

function pointsLost(was: DayScore, is: DayScore): number {
  return (
    was.value -
    is.value +
    costs.lack * (is.lacks - was.lacks) +
    costs['hard fault'] * (is.hardFault - was.hardFault) +
    costs.penalty * (is.penalty - was.penalty) +
    costs['soft fault'] * (is.softFault - was.softFault)
  )
}
