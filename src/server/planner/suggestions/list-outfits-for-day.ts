import { weekDays } from '../../../contract/values/week-days.ts'
import type { SuggestedOutfit, OutfitsForDay } from '../../../contract/planner/outfits-for-day.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { PLACE_MAX, type DayWeather } from '../../../contract/weather.ts'
import type { Wearer } from '../../../domain/closet/wearer/wearer.ts'
import { needsForText, needsOfDay } from '../../../domain/planner/needs-of-day.ts'
import { distinctOutfitsForDay } from '../../../domain/planner/distinct-outfits-for-day.ts'
import { piecesToLeave } from '../../../domain/planner/pieces-to-leave.ts'
import { solvedDays } from '../../../domain/planner/week/solved-days.ts'
import { weekDayOf } from '../../../domain/calendar-days.ts'
import type { DayToDress } from '../../../domain/planner/week-to-solve.ts'
import { cutAtWord } from '../../../domain/sharing/cut-at-word.ts'
import type { StylistPiece } from '../../../domain/stylist/outfit.ts'
import { dayOutfit } from '../../../domain/words/planner/day-outfit.ts'
import {
  newUsedReasons,
  pieceReason,
  type UsedReasons,
} from '../../../domain/words/suggestions/piece-reason.ts'
import { missingInWords, missingPurposeInWords } from '../../../domain/words/suggestions/piece-to-find.ts'
import { pieceToLeave } from '../../../domain/words/weather/piece-to-leave.ts'
import { type UsedToday, todaysLine } from '../../../domain/words/planner/todays-line.ts'
import type { User } from '../../http/user-of-request.ts'
import { runYielding } from '../../workers/run-yielding.ts'
import { toOutfitItem } from '../../stylist/outfit-item.ts'
import { readWearer } from '../../user/profile-store.ts'
import { weatherDays } from '../../weather/weather-days.ts'
import type { PlannerDeps } from '../planner-deps.ts'
import { nextTurn } from '../../workers/next-turn.ts'

interface DayInput {
  readonly date: CalendarDate
  readonly occasion: string
}

const OUTFITS = 3
const MAX_LEFT_AT_HOME = 6
// No theme and any season: only the weather and the occasion decide.
const anyWish = { styleTheme: '', season: 'all' } as const

/**
 * Suggests up to three outfits for one day at the user's stored location, lists pieces to leave at home, and the
 * missing pieces if there is no complete outfit. Deterministic for a day and a closet.
 */
export async function listOutfitsForDay(
  deps: PlannerDeps,
  user: User,
  { date, occasion }: DayInput,
): Promise<OutfitsForDay> {
  const { place, weather } = await weatherOn(deps, user, date)
  const closet = await deps.pieceReader.readWearable(deps.db, user.id, date)
  const day = dayToDress(date, occasion, weather, await readWearer(deps.db, user))
  await nextTurn()
  const { outfits, lacking } = await deps.solveWork.run(() =>
    runYielding(distinctOutfitsForDay({ day, closet, seed: `${date} ${occasion}`, count: OUTFITS })),
  )
  const unmade = missingPurposeInWords(day.needs, closet)
  const described: SuggestedOutfit[] = []
  const used = nothingUsedBefore()
  for (const pieces of outfits) {
    await nextTurn()
    const outfit = await runYielding(describeOutfit(day, pieces, used))
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
    leave: piecesToLeave({ weather, closet, worn, count: MAX_LEFT_AT_HOME }).map(({ piece, harm }) => ({
      item: toOutfitItem(piece),
      reason: pieceToLeave(piece, harm),
    })),
    missing: missingInWords(lacking, weather, day.needs, weekDays.indexOf(day.day)),
  }
}

/** Returns the weather of a day at the user's stored location, and the location. */
export async function weatherOn(deps: PlannerDeps, user: User, date: CalendarDate) {
  const { place, days } = await weatherDays(deps, user, { location: null, from: date, days: 1 })
  const [weather] = days
  if (!weather) throw new Error(`No weather for ${date}`)
  return { place: cutAtWord(place, PLACE_MAX), weather }
}

/** Builds a single day without a plan. */
export function dayToDress(
  date: CalendarDate,
  occasion: string,
  weather: DayWeather,
  wearer: Wearer,
): DayToDress {
  const day = weekDayOf(date)
  const needs = needsOfDay({ ...anyWish, occasion, day, weather, isOneDay: true, wearer })
  return { day, date, weather, needs, fixed: null }
}

/** Texts of the outfits described so far; each outfit adds its own. */
interface UsedBefore extends UsedToday {
  before: UsedReasons
}

function nothingUsedBefore(): UsedBefore {
  return { texts: new Set(), praised: new Set(), before: newUsedReasons() }
}

/** Describes an outfit for a day without repeating earlier texts, and adds its own to them. */
export function* describeOutfit(
  day: DayToDress,
  pieces: readonly StylistPiece[],
  used: UsedBefore = nothingUsedBefore(),
): Generator<undefined, SuggestedOutfit> {
  const [solved] = yield* solvedDays({ days: [day], closet: pieces, today: day.date, seed: '' }, [pieces])
  if (!solved?.outfit) throw new Error(`No outfit was judged for ${day.date}`)
  const { outfit } = solved
  const needs = needsForText(day)
  const { text: reason, weather } = todaysLine(outfit, day, used)
  used.before = newUsedReasons(used.before, weather)
  yield
  return {
    pieces: pieces.map((piece) => ({
      slot: piece.garment.slot,
      item: toOutfitItem(piece),
      reasoning: pieceReason({ piece, pieces: outfit.pieces, needs, today: day.date }, used.before, 1),
    })),
    outfitDescription: dayOutfit(outfit.pieces),
    reason,
  }
}
