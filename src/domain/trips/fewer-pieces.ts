import type { OtherDays } from '../planner/day/day-space.ts'
import type { DayScore } from '../planner/day/day-score.ts'
import { dressDay } from '../planner/day/dress-day.ts'
import type { WornWeek } from '../planner/rotation/wear-readiness.ts'
import type { OpenDay } from '../planner/week/week-schedule.ts'
import { scoreForDay } from '../planner/week/score-for-day.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { bagLoad, isOverfull } from './bag-load.ts'
import { filteredChoices } from '../planner/day/filtered-choices.ts'
import { packingConstraints } from './packing-constraints.ts'
import { pieceLoad } from './piece-load.ts'
import { keepsDry, spareForWeather } from './spare-for-weather.ts'
import { TRAVEL_AT, type TripToPack } from './trip-to-pack.ts'

/** The outfits of a trip, and spare pieces in case of rain. */
export interface Capsule {
  readonly worn: WornWeek
  readonly spares: readonly StylistPiece[]
}

/** A capsule reduced to fewer pieces. */
interface FewerPieces extends Capsule {
  /** The bag was too full, so outfits lost pieces. */
  readonly lostPieces: boolean
}

// Candidates compared for removal while the bag is too full.
const REMOVALS_COMPARED = 4
// Points that a day loses with a removed piece, by kind of damage.
const costs = { bare: 400, lack: 200, 'hard fault': 10, penalty: 0.5, 'soft fault': 2 }

// Total points of all days that may be lost for one piece less.
const SMALL_LOSS = 3

interface Dropped {
  readonly worn: WornWeek
  /** Total points lost over all days. */
  readonly loss: number
  /** A day became worse in completeness, warmth or suitability. */
  readonly isHarmed: boolean
}

/** Removes pieces that the outfits hardly need, then more until the bag is no longer too full. */
export function* withFewerPieces(
  trip: TripToPack,
  open: readonly OpenDay[],
  pair: OtherDays['pair'],
  start: Capsule,
): Generator<undefined, FewerPieces> {
  let { worn, spares } = start
  let lostPieces = false
  for (const piece of removable(trip, worn)) {
    if (isOnlyBag(piece, worn) || isOnlyRainCover(piece, trip, worn)) continue
    const dropped = yield* without(piece, trip, open, pair, worn)
    if (!dropped.isHarmed && dropped.loss <= SMALL_LOSS) worn = dropped.worn
  }
  while (isOverfull(bagLoad(inBag(trip, { worn, spares }), trip.bag))) {
    lostPieces = true
    const candidates = removable(trip, worn).slice(0, REMOVALS_COMPARED)
    let best: Dropped | null = null
    for (const piece of candidates) {
      const dropped = yield* without(piece, trip, open, pair, worn)
      if (best === null || dropped.loss < best.loss) best = dropped
    }
    if (best) worn = best.worn
    else if (spares.length > 0) spares = spares.slice(1)
    else break
  }
  return { worn, spares, lostPieces }
}

// An outfit may score no less without a bag, but who travels carries one.
function isOnlyBag({ id, garment }: StylistPiece, worn: WornWeek): boolean {
  return (
    garment.slot === 'bag' &&
    !worn.some((pieces) => pieces?.some((other) => other.garment.slot === 'bag' && other.id !== id))
  )
}

// A dry day scores no less without the umbrella, but the trip would need a spare for the rain again.
function isOnlyRainCover(piece: StylistPiece, trip: TripToPack, worn: WornWeek): boolean {
  const others = worn.map((pieces) => pieces?.filter(({ id }) => id !== piece.id) ?? null)
  return keepsDry(piece) && spareForWeather(trip, others).length > 0
}

/** Returns the garments in the bag: all but the travel outfit. */
export function inBag({ days, closet, keptIds }: TripToPack, { worn, spares }: Capsule) {
  const onTheWay = new Set((worn[TRAVEL_AT] ?? []).map(({ id }) => id))
  const kept = closet.filter(({ id }) => keptIds.has(id))
  const pieces = new Map<string, StylistPiece>()
  for (const at of days.keys())
    for (const piece of worn[at] ?? []) if (!pieces.has(piece.id)) pieces.set(piece.id, piece)
  for (const piece of [...kept, ...spares]) if (!pieces.has(piece.id)) pieces.set(piece.id, piece)
  return [...pieces.values()].filter(({ id }) => !onTheWay.has(id)).map(({ garment }) => garment)
}

// Returns the pieces not chosen by hand, the least worn and bulkiest first.
function removable({ days, keptIds }: TripToPack, worn: WornWeek): StylistPiece[] {
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

// Dresses the affected days again without one piece, from the other packed pieces.
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
    const others = packingConstraints(one.at, worn, trip, pair)
    const then = yield* dressDay(
      one.day,
      filteredChoices(one.choices, ({ piece: { id } }) => packed.has(id)),
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
