import { weekDays, type WeekDay } from '../../../contract/values/week-days.ts'
import { PLACE_MAX, type DayWeather } from '../../../contract/weather.ts'
import { cutAtWord } from '../../../domain/sharing/cut-at-word.ts'
import type { StylistPiece } from '../../../domain/stylist/outfit.ts'
import type { User } from '../../http/user-of-request.ts'
import { runYielding } from '../../workers/run-yielding.ts'
import { today } from '../../ports/clock.ts'
import { readWearer } from '../../user/profile-store.ts'
import { weatherDays } from '../../weather/weather-days.ts'
import {
  notesOf,
  weatherOfDays,
  type StoredDayOutfit,
  type DayWishes,
  type StoredDay,
  type StoredPlan,
} from '../stored-plan.ts'
import { outfitOfDay } from './outfit-of-day.ts'
import type { PlannerDeps } from '../planner-deps.ts'
import type { SolvedDay, WeekToSolve } from '../../../domain/planner/week-to-solve.ts'
import { catalogInSteps } from '../../../domain/stylist/catalog/garment-catalog.ts'
import { summaryOf } from './summary-of.ts'
import { weekOfPlan, type PlanWishes } from './week-of-plan.ts'
import { nextTurn } from '../../workers/next-turn.ts'

interface PlanToSolve {
  readonly wishes: PlanWishes
  /** Occasion of each day. */
  readonly days: readonly DayWishes[]
  /** Fixed outfits by day. */
  readonly fixed: ReadonlyMap<WeekDay, readonly StylistPiece[]>
  /** Wearable pieces. */
  readonly closet: readonly StylistPiece[]
  readonly seed: string
  readonly solve: (week: WeekToSolve) => Generator<undefined, SolvedDay[]>
  /** Days that stay unchanged, including their texts. */
  readonly staying: readonly StoredDay[]
  /** A plan that keeps its place: if the user's location has changed since, the plan's stored weather is used. */
  readonly madeFor: StoredPlan | null
}

export interface SolvedPlan {
  /** Name of the place whose weather was used. */
  readonly place: string
  readonly summary: string
  /** Outfits of all days except the staying ones. */
  readonly outfits: ReadonlyMap<WeekDay, StoredDayOutfit>
  readonly worn: ReadonlyMap<WeekDay, readonly StylistPiece[]>
}

/** Solves the open days of a week for its weather, with estimates beyond the forecast, and writes its texts. */
export async function solvePlan(
  deps: PlannerDeps,
  user: User,
  { wishes, days, fixed, closet, seed, solve, staying, madeFor }: PlanToSolve,
): Promise<SolvedPlan> {
  const { place, weather } = await weatherOfPlan(deps, user, wishes, madeFor)
  const wearer = await readWearer(deps.db, user)
  const week = weekOfPlan({ wishes, weather, days, fixed, closet, wearer, seed, today: today(deps.clock) })
  await nextTurn()
  const solved = await deps.solveWork.run(() => runYielding(solve(week)))
  // The catalog provides ideas for days without an outfit.
  if (solved.some(({ outfit }) => !outfit)) await runYielding(catalogInSteps())
  const outfits = new Map<WeekDay, StoredDayOutfit>()
  const usedTexts = new Set(staying.flatMap(notesOf))
  for (const dayOfWeek of weekDays) {
    if (staying.some((day) => day.dayOfWeek === dayOfWeek)) continue
    await nextTurn()
    const outfit = outfitOfDay(week, solved, { dayOfWeek, wishes, place, usedTexts })
    for (const notes of notesOf(outfit)) usedTexts.add(notes)
    outfits.set(dayOfWeek, outfit)
  }
  const worn = new Map(solved.map(({ day, outfit }) => [day, outfit?.pieces ?? []]))
  return { place, summary: summaryOf(solved, week), outfits, worn }
}

async function weatherOfPlan(
  deps: PlannerDeps,
  user: User,
  { weekStartDate }: PlanWishes,
  madeFor: StoredPlan | null,
): Promise<{ place: string; weather: readonly DayWeather[] }> {
  const usual = await weatherDays(deps, user, { location: null, from: weekStartDate, days: weekDays.length })
  const place = cutAtWord(usual.place, PLACE_MAX)
  return madeFor && madeFor.plan.place !== '' && madeFor.plan.place !== place
    ? { place: madeFor.plan.place, weather: weatherOfDays(madeFor.days) }
    : { place, weather: usual.days }
}
