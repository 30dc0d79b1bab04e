import { runToEnd } from '../run-to-end.ts'
import { warmthOf } from '../stylist/score/score-season.ts'
import { dressWeek } from './dress-week.ts'
import { openDays } from './open-days.ts'
import { pairsOnce } from './pairs-once.ts'
import { solvedDays } from './solved-days.ts'
import { insulationRange, warmthFault } from './insulation-range.ts'
import { weekSchedule } from './week-schedule.ts'
import type { SolvedDay, WeekToSolve } from './week-to-solve.ts'

const EMPTY_PLACE = 100
const EMPTY_DAY = 1000

/** Dresses the days of a week together. The same closet in any order and the same seed give the same outfits. */
export function solveWeek(week: WeekToSolve): SolvedDay[] {
  return runToEnd(weekInSteps(week))
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
    return sum + EMPTY_PLACE * lacks + warmthFault(warmthOf(outfit.pieces), insulationRange(needs)).hard
  }, 0)
}
