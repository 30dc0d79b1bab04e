import type { GarmentSlot } from '../closet/garment.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { hasPlace } from '../stylist/search/slots-asked.ts'
import type { Choice, DayChoices } from './day-choices.ts'
import { penaltyOf, type OtherDays } from './day-space.ts'
import { dayScore } from './day-score.ts'
import type { DayToDress } from './week-to-solve.ts'

const SCORED = 6
// Either of a pair makes it another pair.
const slots: readonly GarmentSlot[] = ['bottom', 'top']

/**
 * The outfit with one thing after the other that comes too soon exchanged for something that does not, as far as there
 * is such a thing and it keeps the day as warm; null where nothing can be exchanged.
 */
export function withoutRepeats(
  pieces: readonly StylistPiece[],
  day: DayToDress,
  choices: DayChoices,
  others: OtherDays,
): readonly StylistPiece[] | null {
  let mended: readonly StylistPiece[] | null = null
  for (const repeat of pieces) {
    const now: readonly StylistPiece[] = mended ?? pieces
    const of = choices[repeat.garment.slot]
    const penalty = penaltyIn(of, repeat, others)
    const isPair = slots.includes(repeat.garment.slot) && others.variety.daysOfPair(now) > 0
    if (penalty >= 1 || isPair) mended = exchanged(now, repeat, penalty, { day, of, others }) ?? mended
  }
  return mended
}

interface Exchange {
  readonly day: DayToDress
  readonly of: readonly Choice[]
  readonly others: OtherDays
}

function exchanged(
  pieces: readonly StylistPiece[],
  repeat: StylistPiece,
  penalty: number,
  { day, of, others }: Exchange,
): readonly StylistPiece[] | null {
  const staying = pieces.filter(({ id }) => id !== repeat.id)
  const scoreOf = (all: readonly StylistPiece[]) =>
    dayScore({ pieces: all, day, penalty: 0, variety: others.variety })
  const now = scoreOf(pieces)
  const [best] = of
    .filter(
      (choice) =>
        choice.piece.id !== repeat.id &&
        penaltyOf(choice, others.turn) < Math.max(1, Math.floor(penalty)) &&
        hasPlace(choice.piece, staying),
    )
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ piece }) => [...staying, piece])
    .map((all) => ({ all, score: scoreOf(all) }))
    .filter(
      ({ score }) =>
        score.lacks <= now.lacks &&
        score.hardFault <= now.hardFault &&
        score.faultCount <= now.faultCount &&
        (penalty >= 1
          ? score.pairRepeats <= now.pairRepeats
          : score.pairRepeats < now.pairRepeats && score.softFault <= now.softFault),
    )
    .slice(0, SCORED)
    .toSorted((one, other) => other.score.value - one.score.value)
  return best?.all ?? null
}

function penaltyIn(of: readonly Choice[], { id }: StylistPiece, { turn }: OtherDays): number {
  const choice = of.find(({ piece }) => piece.id === id)
  return choice ? penaltyOf(choice, turn) : 0
}
