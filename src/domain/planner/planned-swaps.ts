import type { WeekDay } from '../../contract/values/week-days.ts'
import { layersWell } from '../stylist/layers/looks-good-over.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { isOfUse } from '../stylist/search/extra-role.ts'
import { hasSlotAmong } from '../stylist/search/outfit-slots.ts'
import type { SwapToExplain } from '../stylist/search/swap-facts.ts'
import { type Choice, dayChoices } from './day/day-choices.ts'
import { penaltyOf } from './day/day-space.ts'
import { compareDayScores, dayScore } from './day/day-score.ts'
import { daysToRest } from './rotation/rest-and-laundry-rules.ts'
import { readinessOn } from './rotation/wear-readiness.ts'
import type { WeekToSolve } from './week-to-solve.ts'
import { varietyOn } from './rotation/week-variety.ts'

interface SwapInput {
  /** Every day's outfit is its `fixed`. */
  readonly week: WeekToSolve
  readonly day: WeekDay
  /** The piece to take out. */
  readonly pieceId: string
  readonly count: number
}

/** A piece that could replace another on a day; its reason is in `words`. */
export interface PlannedSwap extends SwapToExplain {
  /** Other days that the piece is planned for. */
  readonly alsoOn: readonly WeekDay[]
}

/** Number of pieces scored in full. */
const SCORED = 24
/** Allows a thin coat on a cold day, but no piece of another season or one that rain ruins. */
const MAX_UNSUITED = 2

/** Returns replacements for a piece of a day, best first; pieces worn on other days come last. */
export function plannedSwaps({ week, day: weekDay, pieceId, count }: SwapInput): PlannedSwap[] {
  const at = week.days.findIndex(({ day }) => day === weekDay)
  const day = week.days[at]
  const leaving = day?.fixed?.find(({ id }) => id === pieceId)
  if (!day?.fixed || !leaving) return []
  const staying = day.fixed.filter(({ id }) => id !== pieceId)
  const worn = week.days.map(({ fixed }) => fixed)
  const readiness = readinessOn(at, worn, week.days)
  const variety = varietyOn(at, worn, week.seed)
  const garments = staying.map(({ garment }) => garment)
  const pieces = [...new Map(week.closet.map((piece) => [piece.id, piece])).values()]
  const isSwap = ({ piece, suitability }: Choice) =>
    piece.id !== pieceId &&
    suitability <= MAX_UNSUITED &&
    hasSlotAmong(piece, staying) &&
    layersWell(piece, staying) &&
    (piece.garment.slot !== 'extra' || isOfUse(piece.garment, garments, day.needs))
  const choices = dayChoices(day, pieces)[leaving.garment.slot]
  return choices
    .filter(isSwap)
    .map((choice) => ({ choice, penalty: penaltyOf(choice, readiness) }))
    .toSorted(
      (one, other) => one.penalty - other.penalty || other.choice.fit - one.choice.fit || byId(one, other),
    )
    .slice(0, SCORED)
    .map(({ choice, penalty }) => ({
      choice,
      score: dayScore({ pieces: [...staying, choice.piece], day, penalty, variety }),
    }))
    .toSorted((one, other) => compareDayScores(one.score, other.score) || byId(one, other))
    .slice(0, count)
    .map(({ choice: { piece } }) => ({
      former: leaving,
      piece,
      staying,
      needs: day.needs,
      isFit: true,
      alsoOn: otherDays(piece, at, week),
    }))
}

function byId(one: { choice: Choice }, other: { choice: Choice }): number {
  return one.choice.piece.id < other.choice.piece.id ? -1 : 1
}

function otherDays({ id, garment }: StylistPiece, at: number, { days }: WeekToSolve): WeekDay[] {
  if (daysToRest(garment) === 0) return []
  return days
    .filter((day, other) => other !== at && day.fixed?.some((piece) => piece.id === id))
    .map(({ day }) => day)
}
