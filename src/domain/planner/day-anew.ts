import type { WeekDay } from '../../contract/planner.ts'
import type { GarmentSlot } from '../closet/garment.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { slotOrder } from '../stylist/search/slots-asked.ts'
import { chanceOf } from './chance-of.ts'
import type { Choice, DayChoices } from './day-choices.ts'
import type { DayWorth } from './day-worth.ts'
import { dressWeek } from './dress-week.ts'
import { openDays } from './open-days.ts'
import { othersBeside } from './others-beside.ts'
import { pairsOnce } from './pairs-once.ts'
import { solvedDays } from './solved-days.ts'
import type { OpenDay } from './week-schedule.ts'
import type { SolvedDay, WeekToSolve } from './week-to-solve.ts'
import { worthBeside } from './worth-beside.ts'

/** Another way to dress the day. */
interface Another {
  readonly pieces: readonly StylistPiece[]
  readonly worth: DayWorth
  /** See `Suitability`: what is for another occasion, or would be spoiled, summed up. */
  readonly unsuited: number
  /** Which of `places` is the first with something new; NOTHING_NEW for none. */
  readonly newIn: number
  readonly value: number
}

interface Selection {
  readonly choices: DayChoices
  /** Points that its outfit may be behind the best. */
  readonly grace: number
}

// Another top makes another outfit, another bag hardly does.
const places: readonly (readonly GarmentSlot[])[] = [
  ['dress', 'top'],
  ['bottom'],
  ['shoes'],
  ['outer'],
  ['bag', 'extra'],
]
const NOTHING_NEW = places.length
// Points of the score that an outfit out of a drawn half may be behind the best: else two outfits would take turns for
// ever with whoever asks again and again.
const DRAWN_GRACE = 8

/**
 * Chooses the one open day of a week anew, a few milliseconds at a time: an outfit with something in it that `formerIds`
 * have not, other clothes sooner than other shoes. Where the closet has none that is as complete, as warm and as suitable,
 * the former stays.
 * @throws RangeError for a day that is fixed
 */
export function* dayAnew(
  week: WeekToSolve,
  asked: WeekDay,
  formerIds: ReadonlySet<string>,
): Generator<undefined, SolvedDay[]> {
  const open = (yield* openDays(week)).find(({ day }) => day.day === asked)
  if (!open) throw new RangeError(`${asked} is not open to be chosen`)
  const start = week.days.map(({ fixed }) => fixed)
  const pair = pairsOnce()
  const others = othersBeside(open.at, start, week, pair)
  const rated = (pieces: readonly StylistPiece[], grace: number): Another => {
    const worth = worthBeside(pieces, open, others)
    const newAt = places.findIndex((slots) =>
      pieces.some(({ id, garment }) => slots.includes(garment.slot) && !formerIds.has(id)),
    )
    const newIn = newAt === -1 ? NOTHING_NEW : newAt
    return { pieces, worth, newIn, unsuited: unsuitedIn(pieces, open), value: worth.value + grace }
  }
  const formerPieces = offered(open.choices).filter(({ id }) => formerIds.has(id))
  // What is gone, or does not suit the day any more, is no measure for what comes after it.
  const isThere = formerPieces.length > 0 && formerPieces.length === formerIds.size
  const former = isThere ? rated(formerPieces, 0) : null
  let best: Another | null = null
  for (const { choices, grace } of selections(open.choices, formerPieces, week.seed)) {
    const worn = yield* dressWeek(week, [{ ...open, choices }], pair, start)
    const pieces = worn[open.at]
    const next = pieces && pieces.length > 0 ? rated(pieces, grace) : null
    if (next && (!former || isOther(next, former)) && (!best || compare(next, best) < 0)) best = next
  }
  const chosen = best ?? former
  return yield* solvedDays(
    week,
    start.map((fixed, at) => (at === open.at ? (chosen?.pieces ?? null) : fixed)),
  )
}

// All there is; without each of the former pieces in turn; without the former top or dress and half of the others.
function selections(choices: DayChoices, former: readonly StylistPiece[], seed: string): Selection[] {
  const formerIds = new Set(former.map(({ id }) => id))
  const isDrawn = ({ piece }: Choice) =>
    !isLead(piece) || (!formerIds.has(piece.id) && chanceOf(piece, seed) < 0.5)
  return [
    { choices, grace: 0 },
    ...former.map(({ id }) => ({ choices: keeping(choices, ({ piece }) => piece.id !== id), grace: 0 })),
    { choices: keeping(choices, isDrawn), grace: DRAWN_GRACE },
  ]
}

function keeping(choices: DayChoices, keeps: (choice: Choice) => boolean): DayChoices {
  const { outer, dress, top, bottom, shoes, bag, extra } = choices
  return {
    outer: outer.filter(keeps),
    dress: dress.filter(keeps),
    top: top.filter(keeps),
    bottom: bottom.filter(keeps),
    shoes: shoes.filter(keeps),
    bag: bag.filter(keeps),
    extra: extra.filter(keeps),
  }
}

function isLead({ garment: { slot } }: StylistPiece): boolean {
  return slot === 'dress' || slot === 'top'
}

function offered(choices: DayChoices): StylistPiece[] {
  return slotOrder.flatMap((slot) => choices[slot].map(({ piece }) => piece))
}

function unsuitedIn(pieces: readonly StylistPiece[], { choices }: OpenDay): number {
  const ids = new Set(pieces.map(({ id }) => id))
  const worn = slotOrder.flatMap((slot) => choices[slot].filter(({ piece }) => ids.has(piece.id)))
  return worn.reduce((sum, { suitability }) => sum + (suitability > 1 ? suitability : 0), 0)
}

// What comes again too soon is still another outfit, and its notes say so.
function isOther(one: Another, former: Another): boolean {
  return (
    one.newIn !== NOTHING_NEW &&
    one.worth.lacks <= former.worth.lacks &&
    one.worth.hardFault <= former.worth.hardFault &&
    one.unsuited <= former.unsuited
  )
}

function compare(one: Another, other: Another): number {
  return (
    one.worth.lacks - other.worth.lacks ||
    one.worth.hardFault - other.worth.hardFault ||
    Math.floor(one.worth.blemish) - Math.floor(other.worth.blemish) ||
    one.newIn - other.newIn ||
    one.worth.softFault - other.worth.softFault ||
    one.worth.blemish - other.worth.blemish ||
    other.value - one.value
  )
}
