import type { StylistPiece } from '../../stylist/outfit.ts'
import { inEachSlot, slotOrder } from '../../stylist/search/outfit-slots.ts'
import type { SearchSpace } from '../../stylist/search/search-space.ts'
import type { Choice, DayChoices } from './day-choices.ts'
import type { WearReadiness } from '../rotation/wear-readiness.ts'
import type { Variety } from '../rotation/week-variety.ts'
import type { DayToDress } from '../week-to-solve.ts'

/** Constraints on a day's outfit that come from the other days. */
export interface OtherDays {
  readonly readiness: (piece: StylistPiece) => WearReadiness
  readonly variety: Variety
  /** Returns how well two pieces go together, 0 to 1. */
  readonly pair: (one: StylistPiece, other: StylistPiece) => number
}

/** The pieces that the search tries on one day. */
export interface DaySpace extends SearchSpace {
  /** Amount subtracted from each piece's fit, by index in `pieces`. */
  readonly handicap: ReadonlyMap<number, number>
  /** Penalty of each piece, by index in `pieces`: worn too recently or unsuited to the day. */
  readonly penalty: readonly number[]
}

// Each penalty outweighs a whole outfit of pieces with the next smaller one. A bent dress code stays below 1.
const UNSUITED = 10_000
// What readiness costs.
const wears: Readonly<Record<WearReadiness, number>> = {
  'worn out': 100,
  'to wash': 60,
  resting: 1,
  rested: 0,
}
// More than resting: repeating boots is better than wearing sneakers in the snow.
const POOR = 1.5
const BENT_CODE = 0.01

const TRIED = 8
const EXTREMES = 2

/** Returns the penalty of a piece on a day; 0 for a rested piece that suits the day. */
export function penaltyOf({ piece, suitability, isPoor }: Choice, readiness: OtherDays['readiness']): number {
  return (
    (suitability > 1 ? suitability * UNSUITED : suitability * BENT_CODE) +
    wears[readiness(piece)] +
    (isPoor ? POOR : 0)
  )
}

/**
 * Returns the pieces to try on a day: per slot those with the smallest penalty, or with `isWide` all that suit the day.
 * The wide space is for days when the narrow one gives only outfits that are too cold or too warm.
 */
export function daySpace(
  day: DayToDress,
  choices: DayChoices,
  { readiness, variety, pair }: OtherDays,
  isWide: boolean,
): DaySpace {
  const pieces: StylistPiece[] = []
  const fits: number[] = []
  const penalty: number[] = []
  const handicap = new Map<number, number>()
  const shortlist = inEachSlot<number>()
  for (const slot of slotOrder)
    for (const rated of shortlisted(choices[slot], readiness, variety, isWide)) {
      // A middle layer and a scarf are optional, so they are skipped until they are rested.
      if ((slot === 'mid' || slot === 'extra') && rated.penalty >= wears.resting) continue
      handicap.set(pieces.length, rated.varietyCost)
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
  readonly varietyCost: number
}

function shortlisted(
  choices: readonly Choice[],
  readiness: OtherDays['readiness'],
  variety: Variety,
  isWide: boolean,
): Rated[] {
  const rated = choices.map((choice) => ({
    ...choice,
    penalty: penaltyOf(choice, readiness),
    varietyCost: 0,
  }))
  const least = Math.min(...rated.map(({ penalty }) => penalty))
  const most = isWide ? Math.max(least, UNSUITED - 1) : least
  const offered = rated
    .filter(({ penalty }) => penalty <= most)
    .map((one) => ({ ...one, varietyCost: variety.pieceCost(one.piece) }))
    .toSorted((one, other) => one.penalty - other.penalty || score(other) - score(one) || byId(one, other))
  if (offered.length <= TRIED + 2 * EXTREMES) return offered
  const rest = offered.slice(TRIED).toSorted((one, other) => clo(one) - clo(other) || byId(one, other))
  return [...offered.slice(0, TRIED), ...rest.slice(0, EXTREMES), ...rest.slice(-EXTREMES)]
}

const score = ({ fit, varietyCost }: Rated) => fit - varietyCost
const clo = ({ piece }: Rated) => piece.garment.warmthClo
const byId = (one: Rated, other: Rated) => (one.piece.id < other.piece.id ? -1 : 1)
