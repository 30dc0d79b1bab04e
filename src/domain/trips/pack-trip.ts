import { runToEnd } from '../run-to-end.ts'
import { dressDay } from '../planner/day/dress-day.ts'
import { openDays } from '../planner/week/open-days.ts'
import { cachedPairFit } from '../planner/week/cached-pair-fit.ts'
import type { OpenDay } from '../planner/week/week-schedule.ts'
import { compareDayScores } from '../planner/day/day-score.ts'
import { scoreForDay } from '../planner/week/score-for-day.ts'
import { asInCloset } from '../stylist/layers/as-mid.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { filteredChoices } from '../planner/day/filtered-choices.ts'
import { type Capsule, withFewerPieces } from './fewer-pieces.ts'
import { filledBag } from './filled-bag.ts'
import { unwashedPieceIds } from './laundry-on-trip.ts'
import { packingConstraints } from './packing-constraints.ts'
import { spareForWeather } from './spare-for-weather.ts'
import { TRAVEL_AT, type PackedTrip, type TripToPack } from './trip-to-pack.ts'

// Re-choices per day after the first pass, now with the other days known.
const PASSES = 2

/** Packs for a trip. The result depends on the seed, not on the order of the closet. */
export function packTrip(trip: TripToPack): PackedTrip {
  return runToEnd(packTripInSteps(trip))
}

/**
 * Like `packTrip`, but yields every few milliseconds. Dresses each day with the planner's search, where each further
 * piece costs, then removes pieces while the days lose little or the bag is too full.
 */
export function* packTripInSteps(trip: TripToPack): Generator<undefined, PackedTrip> {
  const open = (yield* openDays(trip, 1)).map((one) => withoutAvoided(one, trip))
  // The travel outfit comes last, to use packed pieces.
  const ordered = open.toSorted((one, other) => Number(one.at === TRAVEL_AT) - Number(other.at === TRAVEL_AT))
  const start: Capsule = { worn: trip.days.map(({ fixed }) => fixed), spares: [] }
  const pair = cachedPairFit()
  const dressed = yield* dressDays(trip, ordered, pair, start.worn)
  const spares = spareForWeather(trip, dressed)
  yield
  const fewer = yield* withFewerPieces(trip, ordered, pair, { worn: dressed, spares })
  return packedTrip(trip, fewer.lostPieces ? yield* filledBag(trip, ordered, pair, fewer) : fewer)
}

// Removes pieces to avoid on a day because they were offered before, unless no outfit would remain.
function withoutAvoided(one: OpenDay, { days }: TripToPack): OpenDay {
  const avoided = days[one.at]?.avoidIds
  if (!avoided) return one
  const choices = filteredChoices(one.choices, ({ piece }) => !avoided.has(piece.id))
  const isDressable = [...choices.top, ...choices.dress].some(({ suitability }) => suitability <= 1)
  return isDressable ? { ...one, choices } : one
}

function* dressDays(
  trip: TripToPack,
  open: readonly OpenDay[],
  pair: ReturnType<typeof cachedPairFit>,
  start: Capsule['worn'],
): Generator<undefined, Capsule['worn']> {
  const worn = [...start]
  for (let pass = 0, isChanged = true; pass <= PASSES && isChanged; pass++) {
    isChanged = false
    for (const one of open) {
      const others = packingConstraints(one.at, worn, trip, pair)
      const now = worn[one.at]
      const next = yield* dressDay(one.day, one.choices, others)
      if (!next || (now && compareDayScores(next.score, scoreForDay(now, one, others)) >= 0)) continue
      worn[one.at] = next.pieces
      isChanged = true
    }
  }
  return worn
}

function packedTrip(trip: TripToPack, { worn, spares }: Capsule): PackedTrip {
  const outfits = worn.map((pieces) => pieces ?? [])
  const kept = trip.closet.filter(({ id }) => trip.keptIds.has(id))
  const pieces = new Map<string, StylistPiece>()
  for (const piece of [...outfits.flat(), ...kept, ...spares]) pieces.set(piece.id, asInCloset(piece))
  const wornIds = new Set(outfits.flat().map(({ id }) => id))
  return {
    outfits,
    pieces: [...pieces.values()],
    spareIds: new Set(
      spares.filter(({ id }) => !wornIds.has(id) && !trip.keptIds.has(id)).map(({ id }) => id),
    ),
    repeatedIds: worn.map((_, at) => unwashedPieceIds(at, worn, trip.laundryEvery)),
  }
}
