import { runToEnd } from '../../run-to-end.ts'
import { totalClo } from '../../stylist/score/terms/score-season.ts'
import { dressWeek } from './dress-week.ts'
import { openDays, SUITED_OUTFITS } from './open-days.ts'
import { cachedPairFit } from './cached-pair-fit.ts'
import { solvedDays } from './solved-days.ts'
import { insulationRange, warmthFault } from '../day/insulation-range.ts'
import { weekSchedule } from './week-schedule.ts'
import type { SolvedDay, WeekToSolve } from '../week-to-solve.ts'

const EMPTY_PLACE = 100
const EMPTY_DAY = 1000

/** Solves the days of a week together. The result depends on the seed, not on the order of the closet. */
export function solveWeek(week: WeekToSolve): SolvedDay[] {
  return runToEnd(solveWeekInSteps(week))
}

/** Like `solveWeek`, but yields every few milliseconds. */
export function* solveWeekInSteps(week: WeekToSolve): Generator<undefined, SolvedDay[]> {
  const open = yield* openDays(week, SUITED_OUTFITS)
  const pair = cachedPairFit()
  const scheduled = yield* dressWeek(week, open, pair, yield* weekSchedule(week, open))
  const solved = yield* solvedDays(week, scheduled)
  if (repeatsIn(solved) === 0) return solved
  // The schedule is not always the better start. A second solve is cheap for weeks with repeats: they have few choices.
  const unscheduled = week.days.map(({ fixed }) => fixed)
  const another = yield* solvedDays(week, yield* dressWeek(week, open, pair, unscheduled))
  return faultsIn(another, week) <= faultsIn(solved, week) && repeatsIn(another) < repeatsIn(solved)
    ? another
    : solved
}

function repeatsIn(solved: readonly SolvedDay[]): number {
  return solved.reduce((sum, { repeatedIds }) => sum + repeatedIds.length, 0)
}

// Weighted sum of empty slots, empty days and steps outside the bearable warmth.
function faultsIn(solved: readonly SolvedDay[], { days }: WeekToSolve): number {
  return solved.reduce((sum, { outfit }, at) => {
    const needs = days[at]?.needs
    if (!outfit || !needs) return sum + EMPTY_DAY
    const lacks = outfit.missing.filter(({ isNeeded }) => isNeeded).length
    return sum + EMPTY_PLACE * lacks + warmthFault(totalClo(outfit.pieces), insulationRange(needs)).hard
  }, 0)
}
