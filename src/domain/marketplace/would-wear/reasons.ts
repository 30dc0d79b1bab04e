import { shareSeasons } from '../../closet/garment-facts/share-seasons.ts'
import type { OwnSlot, Purpose } from '../../closet/garment.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import type { GonePiece } from './closet-piece.ts'
import type { VerdictInput } from './verdict-input.ts'
import { NEAR_DUPLICATE_FROM } from './near-duplicate.ts'
import { type Fault, POINTS_TO_COUNT } from './suitable-outfit.ts'
import type { VerdictFact } from './verdict.ts'

/** The slot of the pieces that a candidate is combined with. */
export type PartnerSlot = 'top' | 'bottom' | 'shoes'

/** Purposes of clothes that rule out everyday outfits. */
export type SpecialPurpose = Exclude<Purpose, 'rain'>

/** Further facts about a candidate. The words for each are in `domain/words/marketplace/would-wear-verdict.ts`. */
export type ReasonFact =
  /** `fitting` of all `pieces` of a slot go with it. */
  | {
      readonly is: 'goes with'
      readonly slot: PartnerSlot
      readonly fitting: number
      readonly pieces: readonly StylistPiece[]
    }
  | { readonly is: 'special purpose'; readonly purpose: SpecialPurpose }
  | { readonly is: 'slot missing'; readonly slots: readonly OwnSlot[] }
  | { readonly is: 'fault'; readonly fault: Fault; readonly points: number }
  | { readonly is: 'gone'; readonly piece: GonePiece; readonly likeness: number }
  | { readonly is: 'color unknown' }
  | { readonly is: 'small closet'; readonly count: number }
  | { readonly is: 'counting rule'; readonly points: number }

// In a smaller closet each new piece can change the verdict.
const FEW_PIECES = 8

// A bag or a necklace goes with any top.
const partnerOf: Readonly<Record<StylistPiece['garment']['slot'], PartnerSlot | null>> = {
  top: 'bottom',
  bottom: 'top',
  dress: 'shoes',
  outer: 'top',
  mid: 'top',
  shoes: 'bottom',
  bag: null,
  extra: null,
}

/** Reasons beyond the verdict: partners, obstacles, unknown facts, and the counting rule. */
export function reasonsOf(input: VerdictInput, verdict: VerdictFact): ReasonFact[] {
  const { candidate, closet, outfits, nearestGone } = input
  const gone = nearestGone &&
    nearestGone.likeness >= NEAR_DUPLICATE_FROM && {
      is: 'gone' as const,
      piece: nearestGone.piece,
      likeness: nearestGone.likeness,
    }
  if (closet.length === 0) return gone ? [gone] : []
  const facts: (ReasonFact | null | false)[] = [
    outfits.count > 0 ? partners(input) : obstacle(input, verdict),
    gone,
    candidate.garment.color ? null : { is: 'color unknown' },
    closet.length < FEW_PIECES && { is: 'small closet', count: closet.length },
    outfits.count > 0 && { is: 'counting rule', points: POINTS_TO_COUNT },
  ]
  return facts.filter((fact) => fact !== null && fact !== false)
}

function partners({ candidate, closet, outfits, most }: VerdictInput): ReasonFact | null {
  // Counting stopped before all pieces were tried.
  if (outfits.count >= most) return null
  const slot = partnerOf[candidate.garment.slot]
  if (slot === null) return null
  const pieces = closet.filter(({ garment }) => garment.slot === slot)
  const fitting = pieces.filter(
    ({ id, garment }) =>
      outfits.partners.has(id) &&
      shareSeasons(candidate.garment, garment) &&
      !(candidate.garment.pattern && garment.pattern),
  ).length
  return pieces.length > 0 ? { is: 'goes with', slot, fitting, pieces } : null
}

function obstacle({ candidate, outfits }: VerdictInput, verdict: VerdictFact): ReasonFact | null {
  const { lacking, fault } = outfits
  const { purpose } = candidate.garment
  if (purpose && purpose !== 'rain') return { is: 'special purpose', purpose }
  if (lacking.length > 0) return verdict.is === 'slot missing' ? null : { is: 'slot missing', slots: lacking }
  return fault && { is: 'fault', fault, points: POINTS_TO_COUNT }
}
