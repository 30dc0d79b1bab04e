import type { WeekDay } from '../../contract/planner.ts'
import type { GarmentSlot } from '../closet/garment.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { byItself } from '../stylist/layers/as-mid.ts'
import { wornTogether } from '../stylist/search/worn-together.ts'
import { hasPlace, slotOrder } from '../stylist/search/slots-asked.ts'
import { isOfUse } from '../stylist/search/extra-role.ts'
import { layersWell } from '../stylist/layers/goes-over.ts'
import type { Choice, DayChoices } from './day-choices.ts'
import type { OtherDays } from './day-space.ts'
import type { DayScore } from './day-score.ts'
import { dressWeek } from './dress-week.ts'
import type { OfferedOutfit } from './offered-outfits.ts'
import { openDays } from './open-days.ts'
import { constraintsFromOtherDays } from './constraints-from-other-days.ts'
import { pairsOnce } from './pairs-once.ts'
import { solvedDays } from './solved-days.ts'
import type { WornWeek } from './wear-readiness.ts'
import { untriedCandidates } from './untried-candidates.ts'
import type { OpenDay } from './week-schedule.ts'
import type { SolvedDay, WeekToSolve } from './week-to-solve.ts'
import { scoreForDay } from './score-for-day.ts'

/** Another way to dress the day. */
interface Another {
  readonly pieces: readonly StylistPiece[]
  readonly score: DayScore
  /** See `Suitability`: what is for another occasion, or would be spoiled, summed up. */
  readonly unsuited: number
  /** Which of `places` is the first with something new; NOTHING_NEW for none. */
  readonly newIn: number
}

// Another top makes another outfit, another bag hardly does.
const places: readonly (readonly GarmentSlot[])[] = [
  ['dress', 'top'],
  ['bottom'],
  ['shoes'],
  ['outer', 'mid'],
  ['bag', 'extra'],
]
const NOTHING_NEW = places.length
// So many ways are dressed before the best of them is taken.
const AT_ONCE = 4
// Of each place, where nothing else is another outfit.
const EXCHANGED = 24

/** What a day wears and wore before. */
export interface FormerOutfits {
  /** Ids of what the day wears now, with what is gone of it. */
  readonly formerIds: ReadonlySet<string>
  /** What had its turn on this day before, longest ago first. */
  readonly offered: readonly OfferedOutfit[]
}

/**
 * Chooses the one open day of a week anew, a few milliseconds at a time: an outfit that was not offered for it yet, other
 * clothes sooner than other shoes. Once all have had their turn, the first comes again. Where the closet has none beside the
 * former that is as complete, as warm and as suitable, the former stays.
 * @throws RangeError for a day that is fixed
 */
export function* reSolvedDays(
  week: WeekToSolve,
  asked: WeekDay,
  { formerIds, offered }: FormerOutfits,
): Generator<undefined, SolvedDay[]> {
  const open = (yield* openDays(week)).find(({ day }) => day.day === asked)
  if (!open) throw new RangeError(`${asked} is not open to be chosen`)
  const start = week.days.map(({ fixed }) => fixed)
  const pair = pairsOnce()
  const task: Task = {
    week,
    open,
    start,
    others: constraintsFromOtherDays(open.at, start, week, pair),
    formerIds,
  }
  const formerly = allOf(open.choices).filter(({ id }) => formerIds.has(id))
  const formerPieces = wornTogether(formerly) ?? formerly
  // What is gone, or does not suit the day any more, is no measure for what comes after it.
  const isThere = formerPieces.length > 0 && formerPieces.length === formerIds.size
  const former = isThere ? rated(formerPieces, task) : null
  // Once all had their turn, it is that of the one that had it longest ago; of any, where that is none any more.
  const rounds = offered.length > 0 ? [offered, offered.slice(1), []] : [[]]
  let chosen: Another | null = null
  for (const known of rounds) chosen ??= yield* nextOf([...known, [...formerIds]], formerPieces, former, task)
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

/** The best of the first ways to dress that had no turn yet and are no worse than the former. */
function* nextOf(
  offered: readonly OfferedOutfit[],
  formerPieces: readonly StylistPiece[],
  former: Another | null,
  task: Task,
): Generator<undefined, Another | null> {
  const { open, others } = task
  for (const ways of untriedCandidates({ choices: open.choices, others, former: formerPieces, offered })) {
    let best: Another | null = null
    for (const [at, choices] of (ways ?? []).entries()) {
      if (best && at % AT_ONCE === 0) break
      best = better(yield* dressed(choices, task), best, former)
    }
    if (best) return best
    yield
  }
  return null
}

// Another bag, or without what finished it, where all else stays.
function* withoutEach(
  formerPieces: readonly StylistPiece[],
  former: Another | null,
  task: Task,
): Generator<undefined, Another | null> {
  if (!former) return yield* dressed(task.open.choices, task)
  let best: Another | null = null
  for (const { id } of formerPieces) {
    const choices = keeping(task.open.choices, ({ piece }) => piece.id !== id)
    best = better(yield* dressed(choices, task), best, former)
  }
  return best
}

// One piece for another, and all else stays: what is dressed from the start may be finished with less against the cold.
function* exchangedEach(
  formerPieces: readonly StylistPiece[],
  former: Another | null,
  task: Task,
): Generator<undefined, Another | null> {
  let best: Another | null = null
  for (const leaving of former ? formerPieces : []) {
    const staying = formerPieces.filter((piece) => piece !== leaving)
    const garments = staying.map(({ garment }) => garment)
    const others = task.open.choices[leaving.garment.slot].filter(
      ({ piece }) =>
        piece.id !== leaving.id &&
        hasPlace(piece, staying) &&
        layersWell(piece, staying) &&
        (piece.garment.slot !== 'extra' || isOfUse(piece.garment, garments, task.open.day.needs)),
    )
    for (const { piece } of others.slice(0, EXCHANGED))
      best = better(rated([...staying, piece], task), best, former)
    yield
  }
  return best
}

function* dressed(choices: DayChoices, task: Task): Generator<undefined, Another | null> {
  const { week, open, others, start } = task
  const worn = yield* dressWeek(week, [{ ...open, choices }], others.pair, start)
  const pieces = worn[open.at]
  return pieces && pieces.length > 0 ? rated(pieces, task) : null
}

function rated(pieces: readonly StylistPiece[], { open, others, formerIds }: Task): Another {
  const newAt = places.findIndex((slots) =>
    pieces.some(({ id, garment }) => slots.includes(garment.slot) && !formerIds.has(id)),
  )
  const newIn = newAt === -1 ? NOTHING_NEW : newAt
  return { pieces, score: scoreForDay(pieces, open, others), newIn, unsuited: unsuitedIn(pieces, open) }
}

function better(next: Another | null, best: Another | null, former: Another | null): Another | null {
  if (!next || (former && !isOther(next, former))) return best
  return !best || compare(next, best) < 0 ? next : best
}

function keeping(choices: DayChoices, keeps: (choice: Choice) => boolean): DayChoices {
  const { outer, mid, dress, top, bottom, shoes, bag, extra } = choices
  return {
    outer: outer.filter(keeps),
    mid: mid.filter(keeps),
    dress: dress.filter(keeps),
    top: top.filter(keeps),
    bottom: bottom.filter(keeps),
    shoes: shoes.filter(keeps),
    bag: bag.filter(keeps),
    extra: extra.filter(keeps),
  }
}

function allOf(choices: DayChoices): StylistPiece[] {
  const pieces = slotOrder.flatMap((slot) => choices[slot].map(({ piece }) => byItself(piece)))
  return [...new Set(pieces)]
}

function unsuitedIn(pieces: readonly StylistPiece[], { choices }: OpenDay): number {
  const worn = pieces.flatMap(({ id, garment }) =>
    choices[garment.slot].filter(({ piece }) => piece.id === id),
  )
  return worn.reduce((sum, { suitability }) => sum + (suitability > 1 ? suitability : 0), 0)
}

// What comes again too soon is still another outfit, and its notes say so.
function isOther(one: Another, former: Another): boolean {
  return (
    one.newIn !== NOTHING_NEW &&
    one.score.lacks <= former.score.lacks &&
    one.score.hardFault <= former.score.hardFault &&
    one.score.faultCount <= former.score.faultCount &&
    one.unsuited <= former.unsuited
  )
}

function compare(one: Another, other: Another): number {
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
