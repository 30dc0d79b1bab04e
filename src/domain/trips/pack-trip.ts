import { runToEnd } from '../run-to-end.ts'
import type { Choice } from '../planner/day-choices.ts'
import { dressDay } from '../planner/dress-day.ts'
import { openDays } from '../planner/open-days.ts'
import { pairsOnce } from '../planner/pairs-once.ts'
import type { OpenDay } from '../planner/week-schedule.ts'
import { compareDayScores } from '../planner/day-score.ts'
import { scoreForDay } from '../planner/score-for-day.ts'
import { byItself } from '../stylist/layers/as-mid.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { seasonsFor } from '../stylist/score/seasons-for.ts'
import { choicesOf } from './choices-of.ts'
import { type Capsule, withFewerPieces } from './fewer-pieces.ts'
import { filledBag } from './filled-bag.ts'
import { unwashedOn } from './laundry-on-trip.ts'
import { othersPacked } from './others-packed.ts'
import { spareForWeather } from './spare-for-weather.ts'
import { TRAVEL_AT, type PackedTrip, type TripToPack } from './trip-to-pack.ts'

// After the first choice of each day, how often it may choose again, knowing what is packed for the others.
const PASSES = 2

// See `Suitability`: from here on a piece is for another weather, season or occasion.
const UNSUITED = 3

/** Packs for a trip at once. The same closet in any order and the same seed give the same. */
export function packTrip(trip: TripToPack): PackedTrip {
  return runToEnd(packTripInSteps(trip))
}

/**
 * An outfit for each day from as few pieces as can be, a few milliseconds at a time: each day is dressed by the search of
 * the planner, where each piece that is not packed yet costs, then pieces are left out as long as the days lose little
 * by it or the bag is too full.
 */
export function* packTripInSteps(trip: TripToPack): Generator<undefined, PackedTrip> {
  const open = (yield* openDays(trip)).map((one) => withoutUnsuited(withoutAvoided(one, trip)))
  // What to travel in is chosen from what is packed anyway.
  const ordered = open.toSorted((one, other) => Number(one.at === TRAVEL_AT) - Number(other.at === TRAVEL_AT))
  const start: Capsule = { worn: trip.days.map(({ fixed }) => fixed), spares: [] }
  const pair = pairsOnce()
  const dressed = yield* dressDays(trip, ordered, pair, start.worn)
  const spares = spareForWeather(trip, dressed)
  yield
  const fewer = yield* withFewerPieces(trip, ordered, pair, { worn: dressed, spares })
  return packedTrip(trip, fewer.hadToLeave ? yield* filledBag(trip, ordered, pair, fewer) : fewer)
}

// What was offered for a day already has had its turn.
function withoutAvoided(one: OpenDay, { days }: TripToPack): OpenDay {
  const avoided = days[one.at]?.avoidIds
  if (!avoided) return one
  const choices = choicesOf(one.choices, ({ piece }) => !avoided.has(piece.id))
  const isDressable = [...choices.top, ...choices.dress].some(({ suitability }) => suitability <= 1)
  return isDressable ? { ...one, choices } : one
}

// Another wear of a sweater is better than packing a linen dress for snow.
function withoutUnsuited(one: OpenDay): OpenDay {
  const seasons = seasonsFor(one.day.needs)
  const suits = ({ piece: { garment }, suitability }: Choice) =>
    suitability < UNSUITED && (seasons === null || garment.seasons.some((season) => seasons.includes(season)))
  const { top, bottom, dress } = one.choices
  if (!dress.some(suits) && !(top.some(suits) && bottom.some(suits))) return one
  return {
    ...one,
    choices: choicesOf(one.choices, (choice) => !isWornAlone(choice) || suits(choice)),
  }
}

function isWornAlone({ piece: { garment } }: Choice): boolean {
  return garment.slot === 'top' || garment.slot === 'bottom' || garment.slot === 'dress'
}

function* dressDays(
  trip: TripToPack,
  open: readonly OpenDay[],
  pair: ReturnType<typeof pairsOnce>,
  start: Capsule['worn'],
): Generator<undefined, Capsule['worn']> {
  const worn = [...start]
  for (let pass = 0, isChanged = true; pass <= PASSES && isChanged; pass++) {
    isChanged = false
    for (const one of open) {
      const others = othersPacked(one.at, worn, trip, pair)
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
  for (const piece of [...outfits.flat(), ...kept, ...spares]) pieces.set(piece.id, byItself(piece))
  const wornIds = new Set(outfits.flat().map(({ id }) => id))
  return {
    outfits,
    pieces: [...pieces.values()],
    spareIds: new Set(
      spares.filter(({ id }) => !wornIds.has(id) && !trip.keptIds.has(id)).map(({ id }) => id),
    ),
    repeatedIds: worn.map((_, at) => unwashedOn(at, worn, trip.laundryEvery)),
  }
}
