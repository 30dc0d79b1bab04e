import type { StylistPiece } from '../stylist/outfit.ts'
import { warmthOf } from '../stylist/score/judge-season.ts'
import { outfitOf } from '../stylist/search/outfit-of.ts'
import { pairFit } from '../stylist/search/pair-fit.ts'
import { type Choice, type DayChoices, dayChoices } from './day-choices.ts'
import type { OtherDays } from './day-space.ts'
import { dressWeek } from './dress-week.ts'
import { repeatedIn } from './repeated-in.ts'
import type { WornWeek } from './turns-in-week.ts'
import { warmthBand, warmthFault } from './warmth-band.ts'
import { type OpenDay, weekSchedule } from './week-schedule.ts'
import type { SolvedDay, WeekToSolve } from './week-to-solve.ts'

const EMPTY_PLACE = 100
const EMPTY_DAY = 1000

/** Dresses the days of a week together. The same closet in any order and the same seed give the same outfits. */
export function solveWeek(week: WeekToSolve): SolvedDay[] {
  const steps = weekInSteps(week)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** As `solveWeek`, a few milliseconds at a time: whoever takes the steps may do something else in between. */
export function* weekInSteps(week: WeekToSolve): Generator<undefined, SolvedDay[]> {
  const open = yield* openDays(week)
  const pair = pairsOnce()
  const scheduled = yield* dressWeek(week, open, pair, yield* weekSchedule(week, open))
  const solved = yield* solvedDays(week, scheduled)
  if (repeatsIn(solved) === 0) return solved
  // What is shared out first is not always the better beginning; weeks with repeats have little to try.
  const unscheduled = week.days.map(({ fixed }) => fixed)
  const another = yield* solvedDays(week, yield* dressWeek(week, open, pair, unscheduled))
  return faultsIn(another, week) <= faultsIn(solved, week) && repeatsIn(another) < repeatsIn(solved)
    ? another
    : solved
}

function repeatsIn(solved: readonly SolvedDay[]): number {
  return solved.reduce((sum, { repeatedIds }) => sum + repeatedIds.length, 0)
}

// Places that stay empty, and steps by which outfits are too cold or too warm to bear.
function faultsIn(solved: readonly SolvedDay[], { days }: WeekToSolve): number {
  return solved.reduce((sum, { outfit }, at) => {
    const needs = days[at]?.needs
    if (!outfit || !needs) return sum + EMPTY_DAY
    const lacks = outfit.missing.filter(({ isNeeded }) => isNeeded).length
    return sum + EMPTY_PLACE * lacks + warmthFault(warmthOf(outfit.pieces), warmthBand(needs)).hard
  }, 0)
}

// Who has the least to choose from chooses first.
function* openDays({ days, closet }: WeekToSolve): Generator<undefined, OpenDay[]> {
  const byId = [...new Map(closet.map((piece) => [piece.id, piece])).values()].toSorted((one, other) =>
    one.id < other.id ? -1 : 1,
  )
  const open: OpenDay[] = []
  for (const [at, day] of days.entries()) {
    if (day.fixed !== null) continue
    open.push({ at, day, choices: dayChoices(day, byId) })
    yield
  }
  return open.toSorted((one, other) => outfitsIn(one.choices) - outfitsIn(other.choices) || one.at - other.at)
}

function outfitsIn({ top, bottom, dress, shoes }: DayChoices): number {
  return (countOf(top) * countOf(bottom) + countOf(dress)) * Math.max(1, countOf(shoes))
}

function countOf(choices: readonly Choice[]): number {
  return choices.filter(({ suitability }) => suitability < 2).length
}

function* solvedDays({ days }: WeekToSolve, worn: WornWeek): Generator<undefined, SolvedDay[]> {
  const solved: SolvedDay[] = []
  for (const [at, { day, date, needs }] of days.entries()) {
    const pieces = worn[at] ?? []
    const outfit = pieces.length > 0 ? outfitOf({ focus: null, pieces, needs, today: date }) : null
    solved.push({ day, outfit, repeatedIds: outfit ? repeatedIn(at, worn, days) : [] })
    yield
  }
  return solved
}

// The days ask the same of the same pieces.
function pairsOnce(): OtherDays['pair'] {
  const known = new Map<StylistPiece, Map<StylistPiece, number>>()
  return (one, other) => {
    const [first, second] = one.id < other.id ? [one, other] : [other, one]
    const row = known.get(first) ?? new Map<StylistPiece, number>()
    known.set(first, row)
    const fit = row.get(second) ?? pairFit(first, second)
    row.set(second, fit)
    return fit
  }
}
