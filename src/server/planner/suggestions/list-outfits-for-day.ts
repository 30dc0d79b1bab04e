import { weekDays, type SuggestedOutfit, type OutfitsForDay } from '../../../contract/planner.ts'
import { PLACE_MAX, type DayWeather } from '../../../contract/weather.ts'
import type { Wearer } from '../../../domain/closet/wearer.ts'
import { needsAsCalled, needsOfDay } from '../../../domain/planner/needs-of-day.ts'
import { distinctOutfitsForDay } from '../../../domain/planner/distinct-outfits-for-day.ts'
import { piecesToLeave } from '../../../domain/planner/pieces-to-leave.ts'
import { solvedDays } from '../../../domain/planner/solved-days.ts'
import { daysBetween } from '../../../domain/calendar-days.ts'
import { mondayOf } from '../../../domain/planner/week-dates.ts'
import type { DayToDress } from '../../../domain/planner/week-to-solve.ts'
import { cutAtWord } from '../../../domain/sharing/cut-at-word.ts'
import type { StylistPiece } from '../../../domain/stylist/outfit.ts'
import { dayOutfit } from '../../../domain/words/day-outfit.ts'
import { nothingSaid, pieceReason, type Said } from '../../../domain/words/piece-reason.ts'
import { missingInWords, nothingMadeForInWords } from '../../../domain/words/piece-to-find.ts'
import { pieceToLeave } from '../../../domain/words/piece-to-leave.ts'
import { type SaidToday, todaysLine } from '../../../domain/words/todays-line.ts'
import { listWearableItems } from '../../closet/wearable-items.ts'
import type { User } from '../../http/user-of-request.ts'
import { runYielding } from '../../workers/run-yielding.ts'
import { toOutfitItem } from '../../stylist/outfit-item.ts'
import { readWearer } from '../../user/profile-store.ts'
import { weatherDays } from '../../weather/weather-days.ts'
import type { PlannerNeeds } from '../planner-needs.ts'
import { nextTurn } from '../../workers/next-turn.ts'

interface Asked {
  /** As '2026-11-23'. */
  readonly date: string
  readonly occasion: string
}

const OUTFITS = 3
const LEFT = 6
// Of no theme and for any season: the weather and the occasion alone decide.
const anyWish = { styleTheme: '', season: 'all' } as const

/**
 * What the closet has for the weather of one day at the place that was kept: up to three outfits, what to leave at home,
 * and what is missing where there is no whole outfit. The same day and closet give the same.
 */
export async function listOutfitsForDay(
  needs: PlannerNeeds,
  user: User,
  { date, occasion }: Asked,
): Promise<OutfitsForDay> {
  const { place, weather } = await weatherOn(needs, user, date)
  const closet = await needs.pieceReader.read(await listWearableItems(needs.db, user.id, date))
  const day = dayToDress(date, occasion, weather, await readWearer(needs.db, user))
  await nextTurn()
  const { outfits, lacking } = await needs.solveWork.run(() =>
    runYielding(distinctOutfitsForDay({ day, closet, seed: `${date} ${occasion}`, count: OUTFITS })),
  )
  const unmade = nothingMadeForInWords(day.needs, closet)
  const described: SuggestedOutfit[] = []
  const said = nothingSaidBefore()
  for (const pieces of outfits) {
    await nextTurn()
    const outfit = await runYielding(describeOutfit(day, pieces, said))
    const isFirst = described.length === 0
    described.push(isFirst && unmade ? { ...outfit, reason: `${outfit.reason} ${unmade}` } : outfit)
  }
  await nextTurn()
  const worn = new Set(outfits.flat().map(({ id }) => id))
  return {
    date,
    place,
    weather,
    outfits: described,
    leave: piecesToLeave({ weather, closet, worn, count: LEFT }).map(({ piece, harm }) => ({
      item: toOutfitItem(piece),
      reason: pieceToLeave(piece, harm),
    })),
    missing: missingInWords(lacking, weather, day.needs, weekDays.indexOf(day.day)),
  }
}

/** The weather of a day at the kept place, and the place. */
export async function weatherOn(needs: PlannerNeeds, user: User, date: string) {
  const { place, days } = await weatherDays(needs, user, { location: null, from: date, days: 1 })
  const [weather] = days
  if (!weather) throw new Error(`No weather for ${date}`)
  return { place: cutAtWord(place, PLACE_MAX), weather }
}

/** A day by itself, of no plan; `date` as '2026-11-23'. */
export function dayToDress(date: string, occasion: string, weather: DayWeather, wearer: Wearer): DayToDress {
  const day = weekDays[daysBetween(mondayOf(date), date)] ?? 'Monday'
  const needs = needsOfDay({ ...anyWish, occasion, day, weather, isOneDay: true, wearer })
  return { day, date, weather, needs, fixed: null }
}

/** What the outfits before it say, to which each one adds. */
interface SaidBefore extends SaidToday {
  before: Said
}

function nothingSaidBefore(): SaidBefore {
  return { texts: new Set(), praised: new Set(), before: nothingSaid() }
}

/** Describes an outfit for a day, adding to what is said already. */
export function* describeOutfit(
  day: DayToDress,
  pieces: readonly StylistPiece[],
  said: SaidBefore = nothingSaidBefore(),
): Generator<undefined, SuggestedOutfit> {
  const [solved] = yield* solvedDays({ days: [day], closet: pieces, today: day.date, seed: '' }, [pieces])
  if (!solved?.outfit) throw new Error(`No outfit was judged for ${day.date}`)
  const { outfit } = solved
  const needs = needsAsCalled(day)
  said.before = nothingSaid(said.before)
  yield
  return {
    pieces: pieces.map((piece) => ({
      slot: piece.garment.slot,
      item: toOutfitItem(piece),
      reasoning: pieceReason({ piece, pieces: outfit.pieces, needs, today: day.date }, said.before, 1),
    })),
    outfitDescription: dayOutfit(outfit.pieces),
    reason: todaysLine(outfit, day, said),
  }
}
