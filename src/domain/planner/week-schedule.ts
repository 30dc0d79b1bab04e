import type { StylistPiece } from '../stylist/outfit.ts'
import { UNLISTED_CLO } from '../stylist/score/warmth-needed.ts'
import { outerAsked } from '../stylist/search/slots-asked.ts'
import { seededRandomOf } from './seeded-random-of.ts'
import type { Choice, DayChoices } from './day-choices.ts'
import { turnOf, type WornWeek } from './wear-readiness.ts'
import { insulationRange } from './insulation-range.ts'
import type { DayToDress, WeekToSolve } from './week-to-solve.ts'

/** A day that is to be dressed, and what of the closet may be worn on it. */
export interface OpenDay {
  readonly at: number
  readonly day: DayToDress
  readonly choices: DayChoices
}

const TRIED = 12
// Ways to share out that are kept from day to day, and more where there are few things to choose from: then what all days
// need is scarce, and the best beginning is seen late.
const KEPT = 60
const KEPT_TIMES_TRIED = 2400
const costs = {
  'worn out': 30,
  resting: 10,
  unsuited: 100,
  'same color': 0.5,
  'same kind': 0.06,
  'offered before': 0.6,
  // Less than a piece that comes too soon, more than all that is only a matter of taste.
  'same pair': 2,
  'each wear': 0.1,
  chance: 0.02,
}
// Scarf, hat and gloves.
const EXTRAS_CLO = 0.12

/**
 * A first sharing out of the closet: for each open day a top and what goes below it, or a dress, so that as few as can
 * be come too soon over the whole week. Whoever dresses the days one by one only finds the repeats of each by itself.
 */
export function* weekSchedule(week: WeekToSolve, open: readonly OpenDay[]): Generator<undefined, WornWeek> {
  const worn = week.days.map(({ fixed }) => fixed)
  const leads = yield* shared(week, worn, open, {
    offered: ({ day, choices }) => warmEnough(day, choices),
    leads: null,
  })
  const inTwo = open.filter(({ at }) => leads[at]?.garment.slot === 'top')
  const bottoms = yield* shared(week, worn, inTwo, { offered: ({ choices }) => choices.bottom, leads })
  return worn.map((fixed, at) => {
    if (fixed !== null) return fixed
    const pieces = [leads[at], bottoms[at]].filter((piece) => piece !== undefined && piece !== null)
    return pieces.length > 0 ? pieces : null
  })
}

interface ToShare {
  readonly offered: (day: OpenDay) => readonly Choice[]
  /** By day, what the shared pieces are worn with; null while that is shared out itself. */
  readonly leads: readonly (StylistPiece | null)[] | null
}

interface Sharing {
  /** By day. */
  readonly pieces: readonly (StylistPiece | null)[]
  readonly cost: number
}

// Day after day, the best few ways to share out kept: a beam search.
function* shared(
  { days, seed }: WeekToSolve,
  worn: WornWeek,
  open: readonly OpenDay[],
  { offered, leads }: ToShare,
): Generator<undefined, readonly (StylistPiece | null)[]> {
  let sharings: Sharing[] = [{ pieces: [], cost: 0 }]
  const most = Math.max(1, ...open.map((day) => offered(day).length))
  const kept = most < TRIED ? Math.floor(KEPT_TIMES_TRIED / most) : KEPT
  for (const at of days.keys()) {
    const day = open.find((one) => one.at === at)
    const choices = day ? tried(offered(day), seed) : []
    sharings = sharings
      .flatMap((sharing) =>
        choices.length === 0
          ? [{ ...sharing, pieces: [...sharing.pieces, null] }]
          : choices.map((choice) => ({
              pieces: [...sharing.pieces, choice.piece],
              cost:
                sharing.cost +
                costOf(choice, at, sharing, worn, days) +
                costs['same pair'] * daysOfPair(choice.piece, at, sharing, leads) +
                costs.chance * seededRandomOf(choice.piece, seed),
            })),
      )
      .toSorted((one, other) => one.cost - other.cost)
      .slice(0, kept)
    yield
  }
  return sharings[0]?.pieces ?? []
}

function daysOfPair(piece: StylistPiece, at: number, { pieces }: Sharing, leads: ToShare['leads']): number {
  const lead = leads?.[at]
  return lead
    ? pieces.filter((other, day) => other?.id === piece.id && leads?.[day]?.id === lead.id).length
    : 0
}

function tried(choices: readonly Choice[], seed: string): Choice[] {
  const value = ({ fit, piece }: Choice) => fit - costs.chance * seededRandomOf(piece, seed)
  return choices
    .toSorted((one, other) => unsuited(one) - unsuited(other) || value(other) - value(one))
    .slice(0, TRIED)
}

function costOf(
  { piece, fit, suitability }: Choice,
  at: number,
  { pieces }: Sharing,
  worn: WornWeek,
  days: WeekToSolve['days'],
): number {
  const wornOn = [...days.keys()].filter(
    (day) => pieces[day]?.id === piece.id || worn[day]?.some(({ id }) => id === piece.id),
  )
  const turn = turnOf(piece, { date: days[at]?.date ?? '', at, wornOn })
  const before = pieces[at - 1] ?? worn[at - 1]?.find(({ garment }) => garment.slot === piece.garment.slot)
  const { color, kind, slot } = piece.garment
  const isSameColor = slot !== 'bottom' && color !== null && before?.garment.color?.family === color.family
  return (
    (turn === 'rested' ? 0 : costs[turn] + wornOn.length) +
    costs['each wear'] * wornOn.length +
    costs.unsuited * unsuited({ suitability }) +
    (days[at]?.offered?.some((outfit) => outfit.includes(piece.id)) ? costs['offered before'] : 0) +
    (isSameColor ? costs['same color'] : 0) +
    (kind !== null && before?.garment.kind === kind ? costs['same kind'] : 0) +
    1 -
    fit
  )
}

// Tops and dresses with which the rest of the closet can come to the warmth of the day; all, where none can.
function warmEnough({ needs }: DayToDress, choices: DayChoices): readonly Choice[] {
  const { least, most } = insulationRange(needs)
  const asked = outerAsked(needs)
  const [outer, shoes, bottom] = [cloEnds(choices.outer), cloEnds(choices.shoes), cloEnds(choices.bottom)]
  const reaches = ({ piece: { garment } }: Choice) => {
    const below = garment.slot === 'top' ? bottom : { from: 0, to: 0 }
    const base = UNLISTED_CLO + garment.warmthClo
    const coldest = base + below.from + shoes.from + (asked === 'asked' ? outer.from : 0)
    return base + below.to + shoes.to + outer.to + EXTRAS_CLO >= least && coldest <= most
  }
  const leads = [...choices.top, ...choices.dress]
  const warm = leads.filter(reaches)
  return warm.length > 0 ? warm : leads
}

function cloEnds(choices: readonly Choice[]): { readonly from: number; readonly to: number } {
  const clos = choices.filter((one) => unsuited(one) === 0).map(({ piece }) => piece.garment.warmthClo)
  return clos.length > 0 ? { from: Math.min(...clos), to: Math.max(...clos) } : { from: 0, to: 0 }
}

function unsuited({ suitability }: Pick<Choice, 'suitability'>): number {
  return suitability < 2 ? 0 : suitability
}
