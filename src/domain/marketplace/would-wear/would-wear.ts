import type { Candidate, WouldWear } from '../../../contract/marketplace.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { objectionTo, suitsWearer } from '../../closet/wearer/suits-wearer.ts'
import type { Wearer } from '../../closet/wearer/wearer.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import { inSlotOrder } from '../../stylist/search/outfit-slots.ts'
import type { GonePiece, OwnedPiece } from './closet-piece.ts'
import { nearestPiece, type NearDuplicate } from './near-duplicate.ts'
import { outfitsWith } from './outfits-with.ts'
import { readCandidate, namesItsType } from './read-candidate.ts'
import { reasonsOf, type ReasonFact } from './reasons.ts'
import { verdictOf, type VerdictFact } from './verdict.ts'
import { wearsAMonth, yearlyCost, type YearlyCost } from './wears-a-year.ts'

interface ClosetContext {
  readonly owned: readonly OwnedPiece[]
  readonly gone: readonly GonePiece[]
  readonly wearer?: Wearer
}

/** The result of `wouldWear`; its words are in `domain/words/marketplace/would-wear-verdict.ts`. */
export interface WouldWearFacts extends Pick<WouldWear, 'outfitCount' | 'outfitCountMax' | 'outfits'> {
  readonly candidate: StylistPiece
  readonly verdict: VerdictFact
  readonly reasons: readonly ReasonFact[]
  readonly nearest: NearDuplicate<StylistPiece> | null
  readonly costPerWear: YearlyCost | null
}

/** Maximum number of outfits that are counted. */
const OUTFITS_COUNTED = 99

/**
 * Predicts whether the user would wear a candidate; yields every few milliseconds. The order of the closet does not
 * matter.
 * @param gone pieces that left the closet recently, or are for sale: not counted, but mentioned if they are similar
 * @param wearer the user's preferences, which rule out candidates and pieces
 */
export function* wouldWear(
  candidate: Candidate,
  { owned, gone, wearer }: ClosetContext,
  today: CalendarDate,
): Generator<undefined, WouldWearFacts> {
  const piece = readCandidate(candidate)
  const closet = owned.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const isReadable = namesItsType(piece)
  const nearest = isReadable ? nearestPiece(piece, closet) : null
  const nearestGone = isReadable ? nearestPiece(piece, gone) : null
  yield
  const worn = closet.filter(({ garment }) => suitsWearer(garment, wearer))
  const outfits = yield* outfitsWith({ candidate: piece, closet: worn, today, most: OUTFITS_COUNTED })
  const objection = wearer ? objectionTo(piece.garment, wearer) : null
  const input = {
    candidate: piece,
    objection: wearer && objection ? { to: objection, wearer } : null,
    isReadable,
    closet,
    outfits,
    most: OUTFITS_COUNTED,
    nearest,
    nearestGone,
    nearestWearsAMonth: nearest && wearsAMonth(nearest.piece, today),
  }
  const verdict = verdictOf(input)
  return {
    candidate: piece,
    verdict,
    reasons: reasonsOf(input, verdict),
    outfitCount: outfits.count,
    outfitCountMax: OUTFITS_COUNTED,
    outfits: outfits.best.map((pieces) => ({
      pieces: inSlotOrder(pieces).map((one) => ({
        slot: one.garment.slot,
        item: { ...shownPiece(one), id: one.id === piece.id ? null : one.id },
      })),
    })),
    nearest,
    costPerWear: yearlyCost(piece, candidate.price, closet, today),
  }
}

/** The fields of a piece that the API shows. */
export function shownPiece({ id, imageUrl, name, category, color }: StylistPiece) {
  return { id, imageUrl, name, category, color }
}
