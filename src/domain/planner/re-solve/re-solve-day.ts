import type { WeekDay } from '../../../contract/values/week-days.ts'
import type { GarmentSlot } from '../../closet/garment.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import { asInCloset } from '../../stylist/layers/as-mid.ts'
import { arrangePieces } from '../../stylist/search/arrange-pieces.ts'
import { hasSlotAmong, slotOrder } from '../../stylist/search/outfit-slots.ts'
import { isOfUse } from '../../stylist/search/extra-role.ts'
import { layersWell } from '../../stylist/layers/looks-good-over.ts'
import type { DayChoices } from '../day/day-choices.ts'
import type { OtherDays } from '../day/day-space.ts'
import { filteredChoices } from '../day/filtered-choices.ts'
import type { DayScore } from '../day/day-score.ts'
import { dressWeek } from '../week/dress-week.ts'
import type { OfferedOutfit } from '../rotation/offered-outfits.ts'
import { openDays, SUITED_OUTFITS } from '../week/open-days.ts'
import { constraintsFromOtherDays } from '../week/constraints-from-other-days.ts'
import { cachedPairFit } from '../week/cached-pair-fit.ts'
import { solvedDays } from '../week/solved-days.ts'
import type { WornWeek } from '../rotation/wear-readiness.ts'
import { untriedCandidates } from './untried-candidates.ts'
import type { OpenDay } from '../week/week-schedule.ts'
import type { SolvedDay, WeekToSolve } from '../week-to-solve.ts'
import { scoreForDay } from '../week/score-for-day.ts'

/** A candidate outfit for the day. */
interface Candidate {
  readonly pieces: readonly StylistPiece[]
  readonly score: DayScore
  /** Sum of `Suitability` over the pieces that don't suit the day. */
  readonly unsuited: number
  /** Index of the first of `places` with a new piece; NOTHING_NEW for none. */
  readonly newIn: number
}

// By how much a new piece changes the outfit: a top most, a bag least.
const slotGroups: readonly (readonly GarmentSlot[])[] = [
  ['dress', 'top'],
  ['bottom'],
  ['shoes'],
  ['outer', 'mid'],
  ['bag', 'extra'],
]
const NOTHING_NEW = slotGroups.length
// Candidates dressed before the best of them is taken.
const CANDIDATES_COMPARED = 4
// Replacements tried per piece when no other outfit exists.
const EXCHANGES_TRIED = 24

/** The current and the former outfits of a day. */
export interface FormerOutfits {
  /** Ids of the current outfit, including pieces no longer in the closet. */
  readonly formerIds: ReadonlySet<string>
  /** Outfits offered for this day before, oldest first. */
  readonly offered: readonly OfferedOutfit[]
}

/**
 * Re-solves the one open day of a week; yields every few milliseconds. Prefers an outfit that was not offered yet, with
 * new clothes rather than new shoes. After all were offered, the oldest one is offered again. Keeps the former outfit
 * if no other is as complete, as warm and as suitable.
 * @throws RangeError if the day is fixed
 */
export function* reSolveDayInSteps(
  week: WeekToSolve,
  weekDay: WeekDay,
  { formerIds, offered }: FormerOutfits,
): Generator<undefined, SolvedDay[]> {
  const open = (yield* openDays(week, SUITED_OUTFITS)).find(({ day }) => day.day === weekDay)
  if (!open) throw new RangeError(`${weekDay} is not open to be chosen`)
  const start = week.days.map(({ fixed }) => fixed)
  const pair = cachedPairFit()
  const task: Task = {
    week,
    open,
    start,
    others: constraintsFromOtherDays(open.at, start, week, pair),
    formerIds,
  }
  const formerly = allOf(open.choices).filter(({ id }) => formerIds.has(id))
  const formerPieces = arrangePieces(formerly) ?? formerly
  // A former outfit with a missing or now unsuited piece is not used as the minimum for its successor.
  const isComplete = formerPieces.length > 0 && formerPieces.length === formerIds.size
  const former = isComplete ? rated(formerPieces, task) : null
  // If all outfits were offered, allows the oldest one again, then any.
  const rounds = offered.length > 0 ? [offered, offered.slice(1), []] : [[]]
  let chosen: Candidate | null = null
  for (const known of rounds)
    chosen ??= yield* bestUntried([...known, [...formerIds]], formerPieces, former, task)
  chosen ??= yield* withoutEach(formerPieces, former, task)
  chosen ??= (yield* exchangedEach(formerPieces, former, task)) ?? former
  return yield* solvedDays(
    week,
    start.map((fixed, at) => (at === open.at ? (chosen?.pieces ?? null) : fixed)),
  )
}

interface Task {
  readonly week: WeekToSolve
  readonly open: OpenDay
  readonly start: WornWeek
  readonly others: OtherDays
  readonly formerIds: ReadonlySet<string>
}

/** Returns the best of the first candidates that were not offered yet and are no worse than the former outfit. */
function* bestUntried(
  offered: readonly OfferedOutfit[],
  formerPieces: readonly StylistPiece[],
  former: Candidate | null,
  task: Task,
): Generator<undefined, Candidate | null> {
  const { open, others } = task
  for (const candidates of untriedCandidates({
    choices: open.choices,
    others,
    former: formerPieces,
    offered,
  })) {
    let best: Candidate | null = null
    for (const [at, choices] of (candidates ?? []).entries()) {
      if (best && at % CANDIDATES_COMPARED === 0) break
      best = better(yield* dressed(choices, task), best, former)
    }
    if (best) return best
    yield
  }
  return null
}

// Tries the outfit without each single piece, such as another bag or no scarf.
function* withoutEach(
  formerPieces: readonly StylistPiece[],
  former: Candidate | null,
  task: Task,
): Generator<undefined, Candidate | null> {
  if (!former) return yield* dressed(task.open.choices, task)
  let best: Candidate | null = null
  for (const { id } of formerPieces) {
    const choices = filteredChoices(task.open.choices, ({ piece }) => piece.id !== id)
    best = better(yield* dressed(choices, task), best, former)
  }
  return best
}

// Exchanges single pieces, since an outfit built from the start may be finished with fewer warm accessories.
function* exchangedEach(
  formerPieces: readonly StylistPiece[],
  former: Candidate | null,
  task: Task,
): Generator<undefined, Candidate | null> {
  let best: Candidate | null = null
  for (const leaving of former ? formerPieces : []) {
    const staying = formerPieces.filter((piece) => piece !== leaving)
    const garments = staying.map(({ garment }) => garment)
    const others = task.open.choices[leaving.garment.slot].filter(
      ({ piece }) =>
        piece.id !== leaving.id &&
        hasSlotAmong(piece, staying) &&
        layersWell(piece, staying) &&
        (piece.garment.slot !== 'extra' || isOfUse(piece.garment, garments, task.open.day.needs)),
    )
    for (const { piece } of others.slice(0, EXCHANGES_TRIED))
      best = better(rated([...staying, piece], task), best, former)
    yield
  }
  return best
}

function* dressed(choices: DayChoices, task: Task): Generator<undefined, Candidate | null> {
  const { week, open, others, start } = task
  const worn = yield* dressWeek(week, [{ ...open, choices }], others.pair, start)
  const pieces = worn[open.at]
  return pieces && pieces.length > 0 ? rated(pieces, task) : null
}

function rated(pieces: readonly StylistPiece[], { open, others, formerIds }: Task): Candidate {
  const newAt = slotGroups.findIndex((slots) =>
    pieces.some(({ id, garment }) => slots.includes(garment.slot) && !formerIds.has(id)),
  )
  const newIn = newAt === -1 ? NOTHING_NEW : newAt
  return { pieces, score: scoreForDay(pieces, open, others), newIn, unsuited: unsuitedIn(pieces, open) }
}

function better(next: Candidate | null, best: Candidate | null, former: Candidate | null): Candidate | null {
  if (!next || (former && !isAcceptable(next, former))) return best
  return !best || compare(next, best) < 0 ? next : best
}

function allOf(choices: DayChoices): StylistPiece[] {
  const pieces = slotOrder.flatMap((slot) => choices[slot].map(({ piece }) => asInCloset(piece)))
  return [...new Set(pieces)]
}

function unsuitedIn(pieces: readonly StylistPiece[], { choices }: OpenDay): number {
  const worn = pieces.flatMap(({ id, garment }) =>
    choices[garment.slot].filter(({ piece }) => piece.id === id),
  )
  return worn.reduce((sum, { suitability }) => sum + (suitability > 1 ? suitability : 0), 0)
}

// A piece repeated too soon does not count against a candidate; the day's notes mention it.
function isAcceptable(one: Candidate, former: Candidate): boolean {
  return (
    one.newIn !== NOTHING_NEW &&
    one.score.lacks <= former.score.lacks &&
    one.score.hardFault <= former.score.hardFault &&
    one.score.faultCount <= former.score.faultCount &&
    one.unsuited <= former.unsuited
  )
}

function compare(one: Candidate, other: Candidate): number {
  return (
    one.score.lacks - other.score.lacks ||
    one.score.hardFault - other.score.hardFault ||
    Math.floor(one.score.penalty) - Math.floor(other.score.penalty) ||
    one.score.pairRepeats - other.score.pairRepeats ||
    one.newIn - other.newIn ||
    one.score.softFault - other.score.softFault ||
    one.score.penalty - other.score.penalty ||
    other.score.value - one.score.value
  )
}
