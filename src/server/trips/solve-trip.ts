import { TRAVEL_DAY } from '../../contract/trips/trips.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import type { DayWeather } from '../../contract/weather.ts'
import { weekDayOf } from '../../domain/calendar-days.ts'
import type { Wearer } from '../../domain/closet/wearer/wearer.ts'
import { needsOfDay } from '../../domain/planner/needs-of-day.ts'
import { cutAtWord } from '../../domain/sharing/cut-at-word.ts'
import type { StylistPiece } from '../../domain/stylist/outfit.ts'
import { inSlotOrder } from '../../domain/stylist/search/outfit-slots.ts'
import { arrangePieces } from '../../domain/stylist/search/arrange-pieces.ts'
import { packTripInSteps } from '../../domain/trips/pack-trip.ts'
import { tripGaps } from '../../domain/trips/trip-gaps.ts'
import type { PackedTrip, TripDayToDress, TripToPack } from '../../domain/trips/trip-to-pack.ts'
import { demandsOf } from '../../domain/weather/weather-demands.ts'
import { dayOutfit } from '../../domain/words/planner/day-outfit.ts'
import { repeatNote } from '../../domain/words/trips/packing-note.ts'
import { pieceWords } from '../../domain/words/pieces/piece-words.ts'
import { tripGapInWords } from '../../domain/words/trips/trip-gap.ts'
import { tripWeather } from '../../domain/words/trips/trip-weather.ts'
import type { User } from '../http/user-of-request.ts'
import type { PlannerDeps } from '../planner/planner-deps.ts'
import { toOutfitItem } from '../stylist/outfit-item.ts'
import { today } from '../ports/clock.ts'
import { readWearer } from '../user/profile-store.ts'
import { runYielding } from '../workers/run-yielding.ts'
import { linesAfterPacking } from './lines-after-packing.ts'
import { piecesForTrip } from './pieces-for-trip.ts'
import type { StoredTripDay, WholeTrip } from './stored-trip.ts'
import type { DraftDay, TripDraft } from './trip-draft.ts'
import { weatherOfTrip } from './weather-of-trip.ts'
import { nextTurn } from '../workers/next-turn.ts'

// Limits of the database columns, in characters.
const TEXT_MAX = 2000
const NOTE_MAX = 500
const WEATHER_NOTE_MAX = 1000
// No theme and any season: only the weather and the occasion decide.
const anyWish = { styleTheme: '', season: 'all', isOneDay: true } as const

/** The result of packing a trip. */
export type SolvedTrip = Pick<WholeTrip, 'days' | 'lines'> & {
  readonly changes: Pick<WholeTrip['trip'], 'place' | 'weatherNote' | 'missing' | 'solvedWith'>
}

/**
 * Packs a trip: solves its open days, keeps the others, and creates the packing list. Stores nothing.
 * @throws AppError place_not_found, weather_unreachable
 */
export async function solveTrip(
  deps: PlannerDeps,
  user: User,
  tripId: string,
  draft: TripDraft,
): Promise<SolvedTrip> {
  const { place, weather } = await weatherOfTrip(deps, user, draft)
  const closet = await piecesForTrip(deps, user, tripId, draft)
  const wearer = await readWearer(deps.db, user)
  const trip = toPack(draft, { closet, weather, wearer, today: today(deps.clock) })
  await nextTurn()
  const { packed, gaps } = await deps.solveWork.run(async () => {
    const chosen = await runYielding(packTripInSteps(trip))
    return { packed: chosen, gaps: await runYielding(tripGaps(trip, chosen)) }
  })
  const days = draft.days.map((day, at) => toStoredDay(day, draft.wishes, trip, packed, at))
  return {
    days,
    lines: linesAfterPacking(
      draft,
      packed,
      weather.some((day) => demandsOf(day).isSunny),
    ),
    changes: {
      place,
      weatherNote: cutAtWord(tripWeather(weather, place), WEATHER_NOTE_MAX),
      missing: gaps.map(tripGapInWords),
      solvedWith: draft.seed,
    },
  }
}

interface Known {
  readonly closet: readonly StylistPiece[]
  readonly weather: readonly DayWeather[]
  readonly wearer: Wearer
  readonly today: CalendarDate
}

function toPack(draft: TripDraft, { closet, weather, wearer, today: now }: Known): TripToPack {
  const { wishes, lines, seed } = draft
  const byId = new Map(closet.map((piece) => [piece.id, piece]))
  const days = draft.days.map((draftDay): TripDayToDress => {
    const date = dateOf(draftDay, wishes.fromDate)
    const ofDay = weather.find((each) => each.date === date) ?? null
    const day = weekDayOf(date)
    const occasion =
      draftDay.day === TRAVEL_DAY ? (draftDay.purpose ?? 'travel') : (draftDay.purpose ?? wishes.purpose)
    const pieces = draftDay.pieces.flatMap(({ item }) => byId.get(item.id) ?? [])
    return {
      day,
      date,
      weather: ofDay,
      needs: needsOfDay({ ...anyWish, occasion, day, weather: ofDay, wearer }),
      fixed: draftDay.isOpen ? null : (arrangePieces(pieces) ?? pieces),
      ...(draftDay.avoidIds.length > 0 && { avoidIds: new Set(draftDay.avoidIds) }),
    }
  })
  const kept = lines.filter(({ isByHand, isPacked }) => isByHand || isPacked)
  return {
    days,
    closet,
    keptIds: new Set(kept.flatMap(({ closetItemId }) => closetItemId ?? [])),
    bag: wishes.bag,
    laundryEvery: wishes.laundryEvery,
    today: now,
    seed,
  }
}

function dateOf({ day }: DraftDay, fromDate: CalendarDate): CalendarDate {
  return day === TRAVEL_DAY ? fromDate : day
}

function toStoredDay(
  day: DraftDay,
  { fromDate }: TripDraft['wishes'],
  trip: TripToPack,
  packed: PackedTrip,
  at: number,
): StoredTripDay {
  const pieces = inSlotOrder(packed.outfits[at] ?? [])
  const repeated = new Set(packed.repeatedIds[at])
  const names = pieces.filter(({ id }) => repeated.has(id)).map((piece) => pieceWords(piece, pieces).the)
  return {
    day: day.day,
    date: dateOf(day, fromDate),
    purpose: day.purpose,
    pieces: pieces.map((piece) => ({ slot: piece.garment.slot, item: toOutfitItem(piece) })),
    outfitDescription: cutAtWord(pieces.length > 0 ? dayOutfit(pieces) : '', TEXT_MAX),
    note: cutAtWord(repeatNote(names), NOTE_MAX),
    weather: trip.days[at]?.weather ?? null,
    isByHand: day.isByHand,
    offered: day.offered,
  }
}
