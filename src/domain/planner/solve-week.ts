import type { StylistPiece } from '../stylist/outfit.ts'
import { outfitOf } from '../stylist/search/outfit-of.ts'
import { pairFit } from '../stylist/search/pair-fit.ts'
import { type Choice, type DayChoices, dayChoices } from './day-choices.ts'
import { blemishOf, type OtherDays } from './day-space.ts'
import { compareWorth, type DayWorth, dayWorth } from './day-worth.ts'
import { dressDay } from './dress-day.ts'
import { repeatedIn } from './repeated-in.ts'
import { turnsOn, type WornWeek } from './turns-in-week.ts'
import { type OpenDay, weekSchedule } from './week-schedule.ts'
import type { SolvedDay, WeekToSolve } from './week-to-solve.ts'
import { varietyOn } from './week-variety.ts'
import { withoutRepeats } from './without-repeats.ts'

// After the first choice of each day, how often it may choose again, knowing the others.
const PASSES = 2
// A repeat that is undone may open or close another one.
const MENDING_ROUNDS = 4

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
  const worn = [...(yield* weekSchedule(week, open))]
  const othersOf = ({ at }: OpenDay): OtherDays => ({
    turn: turnsOn(at, worn, week.days),
    variety: varietyOn(at, worn, week.seed),
    pair,
  })
  // The same question has the same answer.
  const askedLast = new Map<number, string>()
  const chooseAgain = function* (one: OpenDay): Generator<undefined, boolean> {
    const asked = worn
      .map((pieces, at) => (at === one.at ? '' : (pieces ?? []).map(({ id }) => id).join()))
      .join(';')
    if (askedLast.get(one.at) === asked) return false
    askedLast.set(one.at, asked)
    const others = othersOf(one)
    const now = worn[one.at]
    const next = yield* dressDay(one.day, one.choices, others)
    if (!next || (now && compareWorth(next.worth, worthNow(now, one, others)) >= 0)) return false
    worn[one.at] = next.pieces
    return true
  }
  for (const one of open) yield* chooseAgain(one)
  for (let pass = 0, isChanged = true; pass < PASSES && isChanged; pass++) {
    isChanged = false
    for (const one of open) isChanged = (yield* chooseAgain(one)) || isChanged
  }
  for (let round = 0, isChanged = true; round < MENDING_ROUNDS && isChanged; round++) {
    isChanged = false
    for (const one of open) {
      const now = worn[one.at]
      if (!now || worthNow(now, one, othersOf(one)).blemish < 1) continue
      isChanged = (yield* chooseAgain(one)) || isChanged
      const mended = withoutRepeats(worn[one.at] ?? now, one.day, one.choices, othersOf(one))
      yield
      if (!mended) continue
      worn[one.at] = mended
      isChanged = true
    }
  }
  return solvedDays(week, worn)
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

function worthNow(pieces: readonly StylistPiece[], { day, choices }: OpenDay, others: OtherDays): DayWorth {
  const chosen = pieces.flatMap(
    ({ id, garment }) => choices[garment.slot].find(({ piece }) => piece.id === id) ?? [],
  )
  const blemish = chosen.reduce((sum, choice) => sum + blemishOf(choice, others.turn), 0)
  return dayWorth({ pieces, day, blemish, variety: others.variety })
}

function solvedDays({ days }: WeekToSolve, worn: WornWeek): SolvedDay[] {
  return days.map(({ day, date, needs }, at) => {
    const pieces = worn[at] ?? []
    if (pieces.length === 0) return { day, outfit: null, repeatedIds: [] }
    return {
      day,
      outfit: outfitOf({ focus: null, pieces, needs, today: date }),
      repeatedIds: repeatedIn(at, worn, days),
    }
  })
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
