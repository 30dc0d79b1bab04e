import type { GarmentSlot } from '../../closet/garment.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import { hasSlotAmong } from '../../stylist/search/outfit-slots.ts'
import type { Choice, DayChoices } from '../day/day-choices.ts'
import { penaltyOf, type OtherDays } from '../day/day-space.ts'
import { dayScore } from '../day/day-score.ts'
import type { DayToDress } from '../week-to-solve.ts'

const SCORED = 6
// Exchanging either one makes a new pair.
const slots: readonly GarmentSlot[] = ['bottom', 'top']

/**
 * Exchanges each piece that is repeated too soon for a rested one that keeps the outfit as warm; null if nothing can be
 * exchanged.
 */
export function withoutRepeats(
  pieces: readonly StylistPiece[],
  day: DayToDress,
  choices: DayChoices,
  others: OtherDays,
): readonly StylistPiece[] | null {
  let repaired: readonly StylistPiece[] | null = null
  for (const repeat of pieces) {
    const now: readonly StylistPiece[] = repaired ?? pieces
    const of = choices[repeat.garment.slot]
    const penalty = penaltyIn(of, repeat, others)
    const isPair = slots.includes(repeat.garment.slot) && others.variety.daysOfPair(now) > 0
    if (penalty >= 1 || isPair) repaired = exchanged(now, repeat, penalty, { day, of, others }) ?? repaired
  }
  return repaired
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
        penaltyOf(choice, others.readiness) < Math.max(1, Math.floor(penalty)) &&
        hasSlotAmong(choice.piece, staying),
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

function penaltyIn(of: readonly Choice[], { id }: StylistPiece, { readiness }: OtherDays): number {
  const choice = of.find(({ piece }) => piece.id === id)
  return choice ? penaltyOf(choice, readiness) : 0
}
