import type { GarmentSlot } from '../closet/garment.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import type { Choice, DayChoices } from './day-choices.ts'
import { penaltyOf, type OtherDays } from './day-space.ts'
import type { OfferedOutfit } from './offered-outfits.ts'

interface ToVary {
  readonly choices: DayChoices
  readonly others: OtherDays
  /** Of the closet's pieces in the outfit that is to give way. */
  readonly former: readonly StylistPiece[]
  /** What had its turn on this day, `former` among it. */
  readonly offered: readonly OfferedOutfit[]
}

/** Clothes for a day, with what else is to be worn with them; the places that it does not name stay open. */
interface Way {
  readonly chosen: readonly Choice[]
  readonly order: readonly number[]
}

// Of each place those that had the fewest turns.
const TRIED: Readonly<Partial<Record<GarmentSlot, number>>> = { shoes: 8, outer: 6 }
const CLOTHES_TRIED = 12
const MOST_WAYS = 24

/**
 * Ways to dress for a day that had no turn yet, each as its choices narrowed to what is to be worn: first other clothes,
 * then other shoes with clothes that had one, then another coat. In each, what had the fewest turns comes first. Null is a pause.
 */
export function* untriedCandidates(asked: ToVary): Generator<readonly DayChoices[] | null> {
  let ways: readonly Way[] = yield* bodiesOf(asked)
  yield waysFrom(ways, asked)
  for (const slot of ['shoes', 'outer'] as const) {
    ways = withEach(ways, slot, asked)
    yield waysFrom(ways, asked)
  }
}

function waysFrom(ways: readonly Way[], asked: ToVary): DayChoices[] {
  return ways
    .filter((way) => !hadTurn(way, asked))
    .toSorted(inOrder)
    .slice(0, MOST_WAYS)
    .map(({ chosen }) => narrowed(asked.choices, chosen))
}

function* bodiesOf(asked: ToVary): Generator<null, Way[]> {
  const [tops, bottoms, dresses] = [rested('top', asked), rested('bottom', asked), rested('dress', asked)]
  const ways: Way[] = []
  const wayOf = (chosen: readonly Choice[]): Way => ({ chosen, order: orderOf(chosen, asked) })
  for (const top of tops) {
    ways.push(...bottoms.map((bottom) => wayOf([top, bottom])))
    yield null
  }
  if (ways.length === 0) ways.push(...[...tops, ...bottoms].map((one) => wayOf([one])))
  return [...ways, ...dresses.map((dress) => wayOf([dress]))]
}

// What speaks against it, whether it is led by what led the former, how often its pieces had their turn, how well they go.
function orderOf(chosen: readonly Choice[], asked: ToVary): number[] {
  const { others, former } = asked
  const [lead, low] = chosen
  const isWhole = low !== undefined || lead?.piece.garment.slot === 'dress'
  const penalty = chosen.reduce((sum, choice) => sum + penaltyOf(choice, others.turn), 0)
  const fit = chosen.reduce((sum, choice) => sum + scoreOf(choice, others), 0) / Math.max(1, chosen.length)
  return [
    isWhole ? 0 : 1,
    Math.floor(penalty),
    others.variety.daysOfPair(chosen.map(({ piece }) => piece)),
    former.some(({ id }) => id === lead?.piece.id) ? 1 : 0,
    lead ? turnsOf(lead, asked) : 0,
    low ? turnsOf(low, asked) : 0,
    -fit - (lead && low ? others.pair(lead.piece, low.piece) : 0),
  ]
}

function withEach(ways: readonly Way[], slot: GarmentSlot, asked: ToVary): Way[] {
  const pieces = rested(slot, asked)
  if (pieces.length === 0) return [...ways]
  return ways.flatMap(({ chosen, order }) =>
    pieces.map((one) => ({
      chosen: [...chosen, one],
      order: [...order, Math.floor(penaltyOf(one, asked.others.turn)), turnsOf(one, asked)],
    })),
  )
}

/** The choices of a place, those against which the least speaks and that had the fewest turns first. */
function rested(slot: GarmentSlot, asked: ToVary): Choice[] {
  const { choices, others } = asked
  return choices[slot]
    .map((choice) => ({
      choice,
      order: [Math.floor(penaltyOf(choice, others.turn)), turnsOf(choice, asked), -scoreOf(choice, others)],
    }))
    .toSorted(inOrder)
    .slice(0, TRIED[slot] ?? CLOTHES_TRIED)
    .map(({ choice }) => choice)
}

function scoreOf({ piece, fit }: Choice, { variety }: OtherDays): number {
  return fit - variety.against(piece)
}

function turnsOf({ piece: { id } }: Choice, { offered }: ToVary): number {
  return offered.filter((outfit) => outfit.includes(id)).length
}

function hadTurn({ chosen }: Way, { offered }: ToVary): boolean {
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

function inOrder(one: Pick<Way, 'order'>, other: Pick<Way, 'order'>): number {
  for (const [at, value] of one.order.entries()) {
    const difference = value - (other.order[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
