import type { Candidate, WouldWear } from '../../../contract/marketplace.ts'
import { objectionInWords } from '../../closet/objection-in-words.ts'
import { objectionTo, suitsWearer } from '../../closet/suits-wearer.ts'
import type { Wearer } from '../../closet/wearer.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import { inSlotOrder } from '../../stylist/search/slots-asked.ts'
import type { GonePiece } from './gone-piece.ts'
import { nearestPiece } from './nearest-piece.ts'
import { outfitsWith } from './outfits-with.ts'
import type { OwnedPiece } from './owned-piece.ts'
import { readCandidate, saysWhatItIs } from './read-candidate.ts'
import { reasonsOf } from './reasons.ts'
import { verdictOf } from './verdict.ts'
import { wearsAMonth } from './wears-a-year.ts'
import { yearlyCost } from './yearly-cost.ts'

interface WhoseCloset {
  readonly owned: readonly OwnedPiece[]
  readonly gone: readonly GonePiece[]
  readonly wearer?: Wearer
}

/** Outfits are counted up to here. */
const OUTFITS_COUNTED = 99

/**
 * Whether one would wear something, from one's own pieces, a few milliseconds at a time. In whatever order the closet
 * comes, the same closet gives the same.
 * @param gone what left the closet lately, or is for sale: it is not counted, but said where it was much like it
 * @param wearer what they said of themselves binds the verdict and the outfits that are counted
 * @param today as '2026-11-23'
 */
export function* wouldWear(
  candidate: Candidate,
  { owned, gone, wearer }: WhoseCloset,
  today: string,
): Generator<undefined, WouldWear> {
  const piece = readCandidate(candidate)
  const closet = owned.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const isReadable = saysWhatItIs(piece)
  const nearest = isReadable ? nearestPiece(piece, closet) : null
  const nearestGone = isReadable ? nearestPiece(piece, gone) : null
  yield
  const worn = closet.filter(({ garment }) => suitsWearer(garment, wearer))
  const outfits = yield* outfitsWith({ candidate: piece, closet: worn, today, most: OUTFITS_COUNTED })
  const objection = wearer ? objectionTo(piece.garment, wearer) : null
  const judgement = {
    candidate: piece,
    against: wearer && objection && objectionInWords(objection, piece.garment, wearer),
    isReadable,
    closet,
    outfits,
    most: OUTFITS_COUNTED,
    nearest,
    nearestGone,
    nearestWearsAMonth: nearest && wearsAMonth(nearest.piece, today),
  }
  return {
    ...verdictOf(judgement),
    reasons: reasonsOf(judgement),
    outfitCount: outfits.count,
    outfitCountMax: OUTFITS_COUNTED,
    outfits: outfits.best.map((pieces) => ({
      pieces: inSlotOrder(pieces).map((one) => ({
        slot: one.garment.slot,
        item: { ...shown(one), id: one.id === piece.id ? null : one.id },
      })),
    })),
    nearDuplicate: nearest && {
      item: shown(nearest.piece),
      likeness: nearest.likeness,
      reason: nearest.reason,
    },
    costPerWear: yearlyCost(piece, candidate.price, closet, today),
  }
}

function shown({ id, imageUrl, name, category, color }: StylistPiece) {
  return { id, imageUrl, name, category, color }
}
