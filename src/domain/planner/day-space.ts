import type { GarmentSlot } from '../closet/garment.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { slotOrder } from '../stylist/search/slots-asked.ts'
import type { SearchSpace } from '../stylist/search/search-space.ts'
import type { Choice, DayChoices } from './day-choices.ts'
import type { WearReadiness } from './wear-readiness.ts'
import type { Variety } from './week-variety.ts'
import type { DayToDress } from './week-to-solve.ts'

/** What a day's outfit has to reckon with beside the day itself. */
export interface OtherDays {
  readonly turn: (piece: StylistPiece) => WearReadiness
  readonly variety: Variety
  /** How well two pieces go together, 0 to 1. */
  readonly pair: (one: StylistPiece, other: StylistPiece) => number
}

/** The pieces worth trying on one day. */
export interface DaySpace extends SearchSpace {
  /** What each piece loses of its fit, by its number. */
  readonly handicap: ReadonlyMap<number, number>
  /** What speaks against each piece as such, by its number: that it comes too soon or does not suit the day. */
  readonly penalty: readonly number[]
}

// Each outweighs all pieces of an outfit that have the next lesser one; a bent dress code is less than a whole one.
const UNSUITED = 10_000
const WORN_OUT = 100
const RESTING = 1
// No less than resting, so that boots come again sooner than sneakers go out in the snow.
const POOR = 1.5
const BENT_CODE = 0.01

const TRIED = 8
const EXTREMES = 2

/** What speaks against a piece on a day; 0 for what is rested and what the day asks for. */
export function penaltyOf({ piece, suitability, isPoor }: Choice, turn: OtherDays['turn']): number {
  const turned = turn(piece)
  return (
    (suitability > 1 ? suitability * UNSUITED : suitability * BENT_CODE) +
    (turned === 'worn out' ? WORN_OUT : turned === 'resting' ? RESTING : 0) +
    (isPoor ? POOR : 0)
  )
}

/**
 * The pieces to try on a day: of each slot those that least speaks against, or with `isWide` all that suit the day, for
 * where the others would leave one cold or too warm.
 */
export function daySpace(
  day: DayToDress,
  choices: DayChoices,
  { turn, variety, pair }: OtherDays,
  isWide: boolean,
): DaySpace {
  const pieces: StylistPiece[] = []
  const fits: number[] = []
  const penalty: number[] = []
  const handicap = new Map<number, number>()
  const shortlist: Record<GarmentSlot, number[]> = {
    outer: [],
    mid: [],
    dress: [],
    top: [],
    bottom: [],
    shoes: [],
    bag: [],
    extra: [],
  }
  for (const slot of slotOrder)
    for (const rated of shortlisted(choices[slot], turn, variety, isWide)) {
      // What nobody has to wear waits for its turn.
      if (slot === 'mid' && rated.penalty >= RESTING) continue
      handicap.set(pieces.length, rated.against)
      shortlist[slot].push(pieces.length)
      pieces.push(rated.piece)
      fits.push(rated.fit)
      penalty.push(rated.penalty)
    }
  return {
    request: { needs: day.needs, today: day.date },
    pieces,
    fixed: [],
    shortlist,
    fits,
    pair: (one, other) => {
      const [first, second] = [pieces[one], pieces[other]]
      return first && second ? pair(first, second) : 0
    },
    handicap,
    penalty,
  }
}

interface Rated extends Choice {
  readonly penalty: number
  readonly against: number
}

function shortlisted(
  choices: readonly Choice[],
  turn: OtherDays['turn'],
  variety: Variety,
  isWide: boolean,
): Rated[] {
  const rated = choices.map((choice) => ({ ...choice, penalty: penaltyOf(choice, turn), against: 0 }))
  const least = Math.min(...rated.map(({ penalty }) => penalty))
  const most = isWide ? Math.max(least, UNSUITED - 1) : least
  const offered = rated
    .filter(({ penalty }) => penalty <= most)
    .map((one) => ({ ...one, against: variety.against(one.piece) }))
    .toSorted((one, other) => one.penalty - other.penalty || score(other) - score(one) || byId(one, other))
  if (offered.length <= TRIED + 2 * EXTREMES) return offered
  const rest = offered.slice(TRIED).toSorted((one, other) => clo(one) - clo(other) || byId(one, other))
  return [...offered.slice(0, TRIED), ...rest.slice(0, EXTREMES), ...rest.slice(-EXTREMES)]
}

const score = ({ fit, against }: Rated) => fit - against
const clo = ({ piece }: Rated) => piece.garment.warmthClo
const byId = (one: Rated, other: Rated) => (one.piece.id < other.piece.id ? -1 : 1)
