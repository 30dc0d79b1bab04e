import type { StylistPiece } from '../../stylist/outfit.ts'
import { beamSearch, type PartialOutfit } from '../../stylist/search/beam-search.ts'
import {
  accessorize,
  finishPartialOutfit,
  candidatePieces,
  rankPartialOutfit,
} from '../../stylist/search/finish-partial-outfit.ts'
import type { OutfitForm } from '../../stylist/search/outfit-slots.ts'
import type { DayChoices } from './day-choices.ts'
import { type DaySpace, daySpace, type OtherDays } from './day-space.ts'
import { compareDayFaults, compareDayScores, type DayScore, dayScore } from './day-score.ts'
import { partialOutfitsByWarmth } from './partial-outfits-by-warmth.ts'
import type { DayToDress } from '../week-to-solve.ts'

const searchedPairs = [
  ['top', ['bottom', 'shoes', 'outer']],
  ['bottom', ['shoes', 'outer']],
  ['dress', ['shoes', 'outer']],
  ['shoes', ['outer']],
] as const

/** An outfit for a day and its score, given the other days. */
export interface Dressed {
  readonly pieces: readonly StylistPiece[]
  readonly score: DayScore
}

/** Per outfit form: candidates scored in full, candidates finished with a bag and accessories, candidates per step. */
const SCORED = 10
const FINISHED = 2
const AT_ONCE = 5
// In points: what is called for may cost some, see `finishPartialOutfit`.
const FINISH_MAY_COST = 3

/** Returns the best outfit for a day, given the other days, or null; yields every few milliseconds. */
export function* dressDay(
  day: DayToDress,
  choices: DayChoices,
  others: OtherDays,
): Generator<undefined, Dressed | null> {
  const near = daySpace(day, choices, others, false)
  yield* precomputePairs(near)
  const best = yield* bestOf(near, day, others, (form) => beamSearch(near, form, near.handicap))
  if (best === null || (best.score.softFault === 0 && best.score.faultCount === 0)) return best
  const wide = daySpace(day, choices, others, true)
  yield* precomputePairs(wide)
  const other = yield* bestOf(wide, day, others, (form) => partialOutfitsByWarmth(wide, form, day))
  return other && compareDayScores(other.score, best.score) < 0 ? other : best
}

function* bestOf(
  space: DaySpace,
  day: DayToDress,
  others: OtherDays,
  partialsOf: (form: OutfitForm) => readonly PartialOutfit[],
): Generator<undefined, Dressed | null> {
  let best: Dressed | null = null
  const dressed = (partial: PartialOutfit, exact: number): Dressed => {
    const pieces = candidatePieces(partial, space)
    const penalty = partial.members.reduce((sum, at) => sum + (space.penalty[at] ?? 0), 0)
    return { pieces, score: dayScore({ pieces, day, penalty, variety: others.variety, exact }) }
  }
  for (const form of formsOf(space)) {
    const partials = partialsOf(form)
    yield
    const plains: { partial: PartialOutfit; plain: Dressed }[] = []
    for (const partial of partials.slice(0, SCORED)) {
      plains.push({ partial, plain: dressed(partial, rankPartialOutfit(partial, space)) })
      if (plains.length % AT_ONCE === 0) yield
    }
    const rated = plains
      .toSorted((one, other) => compareDayScores(one.plain.score, other.plain.score))
      .slice(0, FINISHED)
    for (const { partial, plain } of rated) {
      yield
      let one = plain
      for (const finish of [finishPartialOutfit, accessorize]) {
        const finished = finish(partial, space, space.handicap)
        const whole = dressed(finished.partial, finished.exact)
        if (!isWorthFinishing(whole.score, plain.score)) continue
        one = whole
        break
      }
      if (best === null || compareDayScores(one.score, best.score) < 0) best = one
    }
  }
  return best
}

// The unfinished outfit may be better: a scarf can make it too warm, and another bag for a trip must be packed.
function isWorthFinishing(whole: DayScore, plain: DayScore): boolean {
  const order = compareDayFaults(whole, plain)
  return order === 0 ? whole.value > plain.value - FINISH_MAY_COST : order < 0
}

// Fills the cache of pair fits in small steps; computing them is most of the work of the first search.
function* precomputePairs({ shortlist, pair }: DaySpace): Generator<undefined, void> {
  for (const [slot, others] of searchedPairs)
    for (const other of others) {
      for (const one of shortlist[slot]) for (const another of shortlist[other]) pair(one, another)
      yield
    }
}

function formsOf({ shortlist }: DaySpace): OutfitForm[] {
  const forms: OutfitForm[] = []
  if (shortlist.top.length > 0 || shortlist.bottom.length > 0) forms.push('separates')
  if (shortlist.dress.length > 0) forms.push('dress')
  return forms
}
