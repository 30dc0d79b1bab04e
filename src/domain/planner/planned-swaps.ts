import type { WeekDay } from '../../contract/planner.ts'
import { layersWell } from '../stylist/layers/goes-over.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { isOfUse } from '../stylist/search/extra-role.ts'
import { hasPlace } from '../stylist/search/slots-asked.ts'
import type { SwapToExplain } from '../stylist/search/swap-facts.ts'
import { type Choice, dayChoices } from './day-choices.ts'
import { penaltyOf } from './day-space.ts'
import { compareDayScores, dayScore } from './day-score.ts'
import { daysToRest } from './laundry-rules.ts'
import { turnsOn } from './wear-readiness.ts'
import type { WeekToSolve } from './week-to-solve.ts'
import { varietyOn } from './week-variety.ts'

interface SwapAsked {
  /** With what each day wears as `fixed`. */
  readonly week: WeekToSolve
  readonly day: WeekDay
  /** The piece to take out. */
  readonly pieceId: string
  readonly count: number
}

/** A piece that could replace another on a day; its reason is in `words`. */
export interface SwapOfPlan extends SwapToExplain {
  /** Other days that it is planned for. */
  readonly alsoOn: readonly WeekDay[]
}

/** Pieces that are scored in full. */
const SCORED = 24
/** A thin coat may be wanted for once; what rain spoils or another season asks for is no offer. */
const MOST_UNSUITED = 2

/** The next best pieces for the place of one of a day's, the best first; what the other days wear comes last. */
export function plannedSwaps({ week, day: asked, pieceId, count }: SwapAsked): SwapOfPlan[] {
  const at = week.days.findIndex(({ day }) => day === asked)
  const day = week.days[at]
  const leaving = day?.fixed?.find(({ id }) => id === pieceId)
  if (!day?.fixed || !leaving) return []
  const staying = day.fixed.filter(({ id }) => id !== pieceId)
  const worn = week.days.map(({ fixed }) => fixed)
  const turn = turnsOn(at, worn, week.days)
  const variety = varietyOn(at, worn, week.seed)
  const garments = staying.map(({ garment }) => garment)
  const pieces = [...new Map(week.closet.map((piece) => [piece.id, piece])).values()]
  const isSwap = ({ piece, suitability }: Choice) =>
    piece.id !== pieceId &&
    suitability <= MOST_UNSUITED &&
    hasPlace(piece, staying) &&
    layersWell(piece, staying) &&
    (piece.garment.slot !== 'extra' || isOfUse(piece.garment, garments, day.needs))
  const choices = dayChoices(day, pieces)[leaving.garment.slot]
  return choices
    .filter(isSwap)
    .map((choice) => ({ choice, penalty: penaltyOf(choice, turn) }))
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
