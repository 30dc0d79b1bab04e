import type { GarmentSlot } from '../../closet/garment.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import type { Choice, DayChoices } from '../day/day-choices.ts'
import { penaltyOf, type OtherDays } from '../day/day-space.ts'
import type { OfferedOutfit } from '../rotation/offered-outfits.ts'

interface CandidateInput {
  readonly choices: DayChoices
  readonly others: OtherDays
  /** Pieces of the outfit to replace. */
  readonly former: readonly StylistPiece[]
  /** Outfits offered for this day, including `former`. */
  readonly offered: readonly OfferedOutfit[]
}

/** A partial candidate; slots without a chosen piece stay open. */
interface Candidate {
  readonly chosen: readonly Choice[]
  readonly order: readonly number[]
}

// Choices tried per slot, least offered first.
const TRIED: Readonly<Partial<Record<GarmentSlot, number>>> = { shoes: 8, outer: 6 }
const CLOTHES_TRIED = 12
const CANDIDATES_MAX = 24

/**
 * Yields candidates for a day that were not offered yet, each as the day's choices narrowed to its pieces: first new
 * clothes, then new shoes with former clothes, then another coat; the least offered first. Yields null as a pause.
 */
export function* untriedCandidates(input: CandidateInput): Generator<readonly DayChoices[] | null> {
  let candidates: readonly Candidate[] = yield* clothesCandidates(input)
  yield untriedChoices(candidates, input)
  for (const slot of ['shoes', 'outer'] as const) {
    candidates = withEach(candidates, slot, input)
    yield untriedChoices(candidates, input)
  }
}

function untriedChoices(candidates: readonly Candidate[], input: CandidateInput): DayChoices[] {
  return candidates
    .filter((candidate) => !wasOffered(candidate, input))
    .toSorted(compareByOrder)
    .slice(0, CANDIDATES_MAX)
    .map(({ chosen }) => narrowed(input.choices, chosen))
}

function* clothesCandidates(input: CandidateInput): Generator<null, Candidate[]> {
  const [tops, bottoms, dresses] = [
    rankedChoices('top', input),
    rankedChoices('bottom', input),
    rankedChoices('dress', input),
  ]
  const candidates: Candidate[] = []
  const candidateOf = (chosen: readonly Choice[]): Candidate => ({ chosen, order: orderOf(chosen, input) })
  for (const top of tops) {
    candidates.push(...bottoms.map((bottom) => candidateOf([top, bottom])))
    yield null
  }
  if (candidates.length === 0) candidates.push(...[...tops, ...bottoms].map((one) => candidateOf([one])))
  return [...candidates, ...dresses.map((dress) => candidateOf([dress]))]
}

// Sort key: completeness, penalty, repeated pair, same lead piece as before, times offered, then fit.
function orderOf(chosen: readonly Choice[], input: CandidateInput): number[] {
  const { others, former } = input
  const [lead, low] = chosen
  const isWhole = low !== undefined || lead?.piece.garment.slot === 'dress'
  const penalty = chosen.reduce((sum, choice) => sum + penaltyOf(choice, others.readiness), 0)
  const fit = chosen.reduce((sum, choice) => sum + scoreOf(choice, others), 0) / Math.max(1, chosen.length)
  return [
    isWhole ? 0 : 1,
    Math.floor(penalty),
    others.variety.daysOfPair(chosen.map(({ piece }) => piece)),
    former.some(({ id }) => id === lead?.piece.id) ? 1 : 0,
    lead ? timesOffered(lead, input) : 0,
    low ? timesOffered(low, input) : 0,
    -fit - (lead && low ? others.pair(lead.piece, low.piece) : 0),
  ]
}

function withEach(candidates: readonly Candidate[], slot: GarmentSlot, input: CandidateInput): Candidate[] {
  const pieces = rankedChoices(slot, input)
  if (pieces.length === 0) return [...candidates]
  return candidates.flatMap(({ chosen, order }) =>
    pieces.map((one) => ({
      chosen: [...chosen, one],
      order: [...order, Math.floor(penaltyOf(one, input.others.readiness)), timesOffered(one, input)],
    })),
  )
}

/** Returns the choices of a slot, smallest penalty first, then least offered. */
function rankedChoices(slot: GarmentSlot, input: CandidateInput): Choice[] {
  const { choices, others } = input
  return choices[slot]
    .map((choice) => ({
      choice,
      order: [
        Math.floor(penaltyOf(choice, others.readiness)),
        timesOffered(choice, input),
        -scoreOf(choice, others),
      ],
    }))
    .toSorted(compareByOrder)
    .slice(0, TRIED[slot] ?? CLOTHES_TRIED)
    .map(({ choice }) => choice)
}

function scoreOf({ piece, fit }: Choice, { variety }: OtherDays): number {
  return fit - variety.pieceCost(piece)
}

function timesOffered({ piece: { id } }: Choice, { offered }: CandidateInput): number {
  return offered.filter((outfit) => outfit.includes(id)).length
}

function wasOffered({ chosen }: Candidate, { offered }: CandidateInput): boolean {
  return offered.some((outfit) => chosen.every(({ piece }) => outfit.includes(piece.id)))
}

function narrowed(choices: DayChoices, chosen: readonly Choice[]): DayChoices {
  const of = (slot: GarmentSlot) => chosen.filter(({ piece }) => piece.garment.slot === slot)
  const isFree = (slot: GarmentSlot) => of(slot).length === 0
  return {
    mid: choices.mid,
    dress: of('dress'),
    top: of('top'),
    bottom: of('bottom'),
    shoes: isFree('shoes') ? choices.shoes : of('shoes'),
    outer: isFree('outer') ? choices.outer : of('outer'),
    bag: choices.bag,
    extra: choices.extra,
  }
}

function compareByOrder(one: Pick<Candidate, 'order'>, other: Pick<Candidate, 'order'>): number {
  for (const [at, value] of one.order.entries()) {
    const difference = value - (other.order[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
