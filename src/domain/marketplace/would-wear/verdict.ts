import type { WouldWear } from '../../../contract/marketplace.ts'
import type { GarmentSlot, OwnSlot } from '../../closet/garment.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import type { VerdictInput } from './verdict-input.ts'
import { NEAR_DUPLICATE_FROM, SAME_FROM } from './near-duplicate.ts'

/** The reason for a verdict. The words for each are in `domain/words/marketplace/would-wear-verdict.ts`. */
export type VerdictFact =
  | ({ readonly is: 'unwanted' } & NonNullable<VerdictInput['objection']>)
  | { readonly is: 'empty closet' }
  | { readonly is: 'type unknown'; readonly outfits: number }
  | { readonly is: 'no outfit' }
  /** `isOwned`: the closet has such pieces, but none that fit. */
  | { readonly is: 'slot missing'; readonly slots: readonly OwnSlot[]; readonly isOwned: boolean }
  | {
      readonly is: 'rarely worn duplicate'
      readonly piece: StylistPiece
      readonly likeness: number
      readonly wearsAMonth: number
    }
  | {
      readonly is: 'duplicate'
      readonly piece: StylistPiece
      readonly likeness: number
      readonly wearsAMonth: number | null
    }
  | { readonly is: 'few outfits'; readonly outfits: number }
  | {
      readonly is: 'enough outfits'
      readonly outfits: number
      readonly isMore: boolean
      /** The slot of the candidate if the closet has no other piece for it; else null. */
      readonly firstOf: Exclude<GarmentSlot, 'extra'> | null
    }

// Worn less often than this per month, one piece of a type is enough.
const OFTEN_A_MONTH = 2
const ENOUGH_OUTFITS = 3

export const verdicts: Readonly<Record<VerdictFact['is'], WouldWear['verdict']>> = {
  unwanted: 'no',
  'empty closet': 'only if',
  'type unknown': 'only if',
  'no outfit': 'no',
  'slot missing': 'only if',
  'rarely worn duplicate': 'no',
  duplicate: 'only if',
  'few outfits': 'only if',
  'enough outfits': 'yes',
}

/** The fact that decides the verdict: the first that applies, in the order of `VerdictFact`. */
export function verdictOf(input: VerdictInput): VerdictFact {
  const { candidate, objection, isReadable, closet, outfits, most, nearest } = input
  const { count, lacking } = outfits
  const { slot } = candidate.garment
  if (objection) return { is: 'unwanted', ...objection }
  if (closet.length === 0) return { is: 'empty closet' }
  if (!isReadable) return { is: 'type unknown', outfits: count }
  if (count === 0 && lacking.length === 0) return { is: 'no outfit' }
  if (count === 0) {
    const isOwned = closet.some(({ garment }) => lacking.some((missing) => missing === garment.slot))
    return { is: 'slot missing', slots: lacking, isOwned }
  }
  if (nearest && nearest.likeness >= NEAR_DUPLICATE_FROM) {
    const { piece, likeness } = nearest
    const wearsAMonth = likeness >= SAME_FROM ? input.nearestWearsAMonth : null
    return wearsAMonth !== null && wearsAMonth < OFTEN_A_MONTH
      ? { is: 'rarely worn duplicate', piece, likeness, wearsAMonth }
      : { is: 'duplicate', piece, likeness, wearsAMonth }
  }
  if (count < ENOUGH_OUTFITS) return { is: 'few outfits', outfits: count }
  const isFirst = slot !== 'extra' && !closet.some(({ garment }) => garment.slot === slot)
  return {
    is: 'enough outfits',
    outfits: count,
    isMore: count >= most,
    firstOf: isFirst ? slot : null,
  }
}
