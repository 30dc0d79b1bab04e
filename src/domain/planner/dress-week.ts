import type { OtherDays } from './day-space.ts'
import { compareDayScores } from './day-score.ts'
import { dressDay } from './dress-day.ts'
import { constraintsFromOtherDays } from './constraints-from-other-days.ts'
import type { WornWeek } from './wear-readiness.ts'
import type { OpenDay } from './week-schedule.ts'
import type { WeekToSolve } from './week-to-solve.ts'
import { withoutRepeats } from './without-repeats.ts'
import { scoreForDay } from './score-for-day.ts'

// After the first choice of each day, how often it may choose again, knowing the others.
const PASSES = 2
// A repeat that is undone may open or close another one.
const MENDING_ROUNDS = 4

/** Dresses the open days one after the other, each beside all others, until no day finds better. */
export function* dressWeek(
  week: WeekToSolve,
  open: readonly OpenDay[],
  pair: OtherDays['pair'],
  start: WornWeek,
): Generator<undefined, WornWeek> {
  const worn = [...start]
  // The same question has the same answer.
  const askedLast = new Map<number, string>()
  const chooseAgain = function* (one: OpenDay): Generator<undefined, boolean> {
    const asked = idsBeside(one.at, worn)
    if (askedLast.get(one.at) === asked) return false
    askedLast.set(one.at, asked)
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
  for (let round = 0, isChanged = true; round < MENDING_ROUNDS && isChanged; round++) {
    isChanged = false
    for (const one of open) {
      const now = worn[one.at]
      const score = now && scoreForDay(now, one, constraintsFromOtherDays(one.at, worn, week, pair))
      if (!score || (score.penalty < 1 && score.pairRepeats === 0)) continue
      isChanged = (yield* chooseAgain(one)) || isChanged
      const others = constraintsFromOtherDays(one.at, worn, week, pair)
      const mended = withoutRepeats(worn[one.at] ?? now, one.day, one.choices, others)
      yield
      if (!mended) continue
      worn[one.at] = mended
      isChanged = true
    }
  }
  return worn
}

function idsBeside(at: number, worn: WornWeek): string {
  return worn.map((pieces, day) => (day === at ? '' : (pieces ?? []).map(({ id }) => id).join())).join(';')
}
