import type { StylistPiece } from '../../stylist/outfit.ts'
import { UNLISTED_CLO } from '../../stylist/score/warmth-needed.ts'
import { outerwearNeed } from '../../stylist/search/outfit-slots.ts'
import { seededRandomOf } from '../rotation/seeded-random-of.ts'
import type { Choice, DayChoices } from '../day/day-choices.ts'
import { wearReadiness, type WornWeek } from '../rotation/wear-readiness.ts'
import { insulationRange } from '../day/insulation-range.ts'
import type { DayToDress, WeekToSolve } from '../week-to-solve.ts'

/** A day to dress, with its choices from the closet. */
export interface OpenDay {
  readonly at: number
  readonly day: DayToDress
  readonly choices: DayChoices
}

const TRIED = 12
// Beam width. It is wider for few choices: pieces are then scarce, and the best start shows only late.
const BEAM_WIDTH = 60
const BEAM_WIDTH_TIMES_CHOICES = 2400
const costs = {
  'worn out': 30,
  'to wash': 20,
  resting: 10,
  unsuited: 100,
  'same color': 0.5,
  'same kind': 0.06,
  'offered before': 0.6,
  // Less than a repeat too soon, more than all matters of taste.
  'same pair': 2,
  'each wear': 0.1,
  chance: 0.02,
}
// Clo of a scarf, a hat and gloves.
const EXTRAS_CLO = 0.12

/**
 * Allocates a top and a bottom, or a dress, to each open day with as few repeats over the whole week as possible.
 * Dressing the days one by one can avoid repeats of a single day only.
 */
export function* weekSchedule(week: WeekToSolve, open: readonly OpenDay[]): Generator<undefined, WornWeek> {
  const worn = week.days.map(({ fixed }) => fixed)
  const leads = yield* allocated(week, worn, open, {
    offered: ({ day, choices }) => warmEnough(day, choices),
    leads: null,
  })
  const inTwo = open.filter(({ at }) => leads[at]?.garment.slot === 'top')
  const bottoms = yield* allocated(week, worn, inTwo, { offered: ({ choices }) => choices.bottom, leads })
  return worn.map((fixed, at) => {
    if (fixed !== null) return fixed
    const pieces = [leads[at], bottoms[at]].filter((piece) => piece !== undefined && piece !== null)
    return pieces.length > 0 ? pieces : null
  })
}

interface AllocationInput {
  readonly offered: (day: OpenDay) => readonly Choice[]
  /** By day, the top or dress already allocated; null while these are being allocated. */
  readonly leads: readonly (StylistPiece | null)[] | null
}

interface Allocation {
  /** By day. */
  readonly pieces: readonly (StylistPiece | null)[]
  readonly cost: number
}

// Beam search over the days.
function* allocated(
  { days, seed }: WeekToSolve,
  worn: WornWeek,
  open: readonly OpenDay[],
  { offered, leads }: AllocationInput,
): Generator<undefined, readonly (StylistPiece | null)[]> {
  let allocations: Allocation[] = [{ pieces: [], cost: 0 }]
  const most = Math.max(1, ...open.map((day) => offered(day).length))
  const beamWidth = most < TRIED ? Math.floor(BEAM_WIDTH_TIMES_CHOICES / most) : BEAM_WIDTH
  for (const at of days.keys()) {
    const day = open.find((one) => one.at === at)
    const choices = day
      ? shortlisted(offered(day), seed).map((choice) => withOwnCost(choice, at, worn, days))
      : []
    allocations = allocations
      .flatMap((allocation) =>
        choices.length === 0
          ? [{ ...allocation, pieces: [...allocation.pieces, null] }]
          : choices.map((choice) => ({
              pieces: [...allocation.pieces, choice.piece],
              cost:
                allocation.cost +
                costOf(choice, at, allocation, worn, days) +
                costs['same pair'] * daysOfPair(choice.piece, at, allocation, leads) +
                costs.chance * seededRandomOf(choice.piece, seed),
            })),
      )
      .toSorted((one, other) => one.cost - other.cost)
      .slice(0, beamWidth)
    yield
  }
  return allocations[0]?.pieces ?? []
}

function daysOfPair(
  piece: StylistPiece,
  at: number,
  { pieces }: Allocation,
  leads: AllocationInput['leads'],
): number {
  const lead = leads?.[at]
  return lead
    ? pieces.filter((other, day) => other?.id === piece.id && leads?.[day]?.id === lead.id).length
    : 0
}

function shortlisted(choices: readonly Choice[], seed: string): Choice[] {
  const value = ({ fit, piece }: Choice) => fit - costs.chance * seededRandomOf(piece, seed)
  return choices
    .toSorted((one, other) => unsuited(one) - unsuited(other) || value(other) - value(one))
    .slice(0, TRIED)
}

/** A choice for a day, with the costs that depend on no other open day. */
interface DayChoice extends Choice {
  /** Indexes of the days with a fixed outfit that wear the piece. */
  readonly wornOn: readonly number[]
  /** Cost of these wears. */
  readonly wearCost: number
  readonly ownCost: number
}

function withOwnCost(choice: Choice, at: number, worn: WornWeek, days: WeekToSolve['days']): DayChoice {
  const { piece, fit } = choice
  const wornOn = [...days.keys()].filter((day) => worn[day]?.some(({ id }) => id === piece.id))
  const isOffered = days[at]?.offered?.some((outfit) => outfit.includes(piece.id)) ?? false
  return {
    ...choice,
    wornOn,
    wearCost: wearCostOf(piece, at, wornOn, days),
    ownCost: costs.unsuited * unsuited(choice) + (isOffered ? costs['offered before'] : 0) + 1 - fit,
  }
}

function costOf(
  { piece, wornOn, wearCost, ownCost }: DayChoice,
  at: number,
  { pieces }: Allocation,
  worn: WornWeek,
  days: WeekToSolve['days'],
): number {
  const allocatedTo = pieces.flatMap((other, day) => (other?.id === piece.id ? [day] : []))
  const before = pieces[at - 1] ?? worn[at - 1]?.find(({ garment }) => garment.slot === piece.garment.slot)
  const { color, kind, slot } = piece.garment
  const isSameColor = slot !== 'bottom' && color !== null && before?.garment.color?.family === color.family
  return (
    ownCost +
    (allocatedTo.length > 0 ? wearCostOf(piece, at, [...wornOn, ...allocatedTo], days) : wearCost) +
    (isSameColor ? costs['same color'] : 0) +
    (kind !== null && before?.garment.kind === kind ? costs['same kind'] : 0)
  )
}

/** Cost of wearing a piece on the day at index `at` too. */
function wearCostOf(
  piece: StylistPiece,
  at: number,
  wornOn: readonly number[],
  days: WeekToSolve['days'],
): number {
  const readiness = wearReadiness(piece, { date: days[at]?.date, at, wornOn })
  const tooSoon = readiness === 'rested' ? 0 : costs[readiness] + wornOn.length
  return tooSoon + costs['each wear'] * wornOn.length
}

// Returns the tops and dresses with which an outfit can be in the day's insulation range; all of them if none can.
function warmEnough({ needs }: DayToDress, choices: DayChoices): readonly Choice[] {
  const { least, most } = insulationRange(needs)
  const outerNeed = outerwearNeed(needs)
  const [outer, shoes, bottom] = [cloEnds(choices.outer), cloEnds(choices.shoes), cloEnds(choices.bottom)]
  const reaches = ({ piece: { garment } }: Choice) => {
    const below = garment.slot === 'top' ? bottom : { from: 0, to: 0 }
    const base = UNLISTED_CLO + garment.warmthClo
    const coldest = base + below.from + shoes.from + (outerNeed === 'needed' ? outer.from : 0)
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
