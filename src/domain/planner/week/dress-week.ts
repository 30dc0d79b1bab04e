import type { OtherDays } from '../day/day-space.ts'
import { compareDayScores } from '../day/day-score.ts'
import { dressDay } from '../day/dress-day.ts'
import { constraintsFromOtherDays } from './constraints-from-other-days.ts'
import type { WornWeek } from '../rotation/wear-readiness.ts'
import type { OpenDay } from './week-schedule.ts'
import type { WeekToSolve } from '../week-to-solve.ts'
import { withoutRepeats } from './without-repeats.ts'
import { scoreForDay } from './score-for-day.ts'

// Re-choices per day after the first pass, now with the other days known.
const PASSES = 2
// Removing one repeat can add or remove another.
const REPAIR_ROUNDS = 4

/** Dresses the open days in turn, each given all others, until no day improves. */
export function* dressWeek(
  week: WeekToSolve,
  open: readonly OpenDay[],
  pair: OtherDays['pair'],
  start: WornWeek,
): Generator<undefined, WornWeek> {
  const worn = [...start]
  // Skips a day whose input has not changed since its last search.
  const lastInput = new Map<number, string>()
  const chooseAgain = function* (one: OpenDay): Generator<undefined, boolean> {
    const input = idsOfOtherDays(one.at, worn)
    if (lastInput.get(one.at) === input) return false
    lastInput.set(one.at, input)
    const others = constraintsFromOtherDays(one.at, worn, week, pair)
    const now = worn[one.at]
    const next = yield* dressDay(one.day, one.choices, others)
    if (!next || (now && compareDayScores(next.score, scoreForDay(now, one, others)) >= 0)) return false
    worn[one.at] = next.pieces
    return true
  }
  for (let pass = 0, isChanged = true; pass <= PASSES && isChanged; pass++) {
    isChanged = false
    for (const one of open) isChanged = (yield* chooseAgain(one)) || isChanged
  }
  for (let round = 0, isChanged = true; round < REPAIR_ROUNDS && isChanged; round++) {
    isChanged = false
    for (const one of open) {
      const now = worn[one.at]
      const score = now && scoreForDay(now, one, constraintsFromOtherDays(one.at, worn, week, pair))
      if (!score || (score.penalty < 1 && score.pairRepeats === 0)) continue
      isChanged = (yield* chooseAgain(one)) || isChanged
      const others = constraintsFromOtherDays(one.at, worn, week, pair)
      const repaired = withoutRepeats(worn[one.at] ?? now, one.day, one.choices, others)
      yield
      if (!repaired) continue
      worn[one.at] = repaired
      isChanged = true
    }
  }
  return worn
}

function idsOfOtherDays(at: number, worn: WornWeek): string {
  return worn.map((pieces, day) => (day === at ? '' : (pieces ?? []).map(({ id }) => id).join())).join(';')
}
