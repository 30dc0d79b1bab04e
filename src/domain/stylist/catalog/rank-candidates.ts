import type { Garment, GarmentSlot } from '../../closet/garment.ts'
import { suitsWearer } from '../../closet/wearer/suits-wearer.ts'
import type { StylistPiece } from '../outfit.ts'
import { isSpoiledByRain } from '../../weather/is-spoiled-by-rain.ts'
import type { OccasionNeeds, OutfitNeeds } from '../outfit-needs.ts'
import { severities } from '../score/faults/fault.ts'
import { needsOfOutfit } from '../score/needs-with-partners.ts'
import { severityOf } from '../score/faults/piece-faults.ts'
import { pairFit } from '../search/pair-fit.ts'
import { pieceFit } from '../search/piece-fit.ts'

/** An incomplete outfit; without pieces if all of it is missing. */
export interface OutfitToComplete {
  readonly pieces: readonly StylistPiece[]
  readonly needs: OutfitNeeds
}

export interface Ranked<Candidate> {
  readonly candidate: Candidate
  /** About 0 to 1, on the scale of the closet search; higher for wanted garments. */
  readonly value: number
}

const exposed: readonly GarmentSlot[] = ['outer', 'shoes', 'bag', 'bottom']
const PALE_FROM = 0.8

/** Whether the occasion's rain or dirt would ruin a new garment, such as a pale wool coat or suede shoes. */
function isRuinedAt(garment: Garment, { occasion }: OutfitNeeds): boolean {
  if (!occasion || !exposed.includes(garment.slot)) return false
  const { slot, rain, color } = garment
  const isPale = color !== null && color.lightness >= PALE_FROM
  if (!occasion.isWet) return isPale && slot !== 'shoes' && isDirty(occasion)
  return (
    isPale || (slot !== 'bottom' && (isSpoiledByRain(garment) || rain === 'suffers' || isWoolen(garment)))
  )
}

function isDirty({ activities }: OccasionNeeds): boolean {
  return activities.includes('playing with children')
}

function isWoolen({ material }: Garment): boolean {
  return material === 'wool' || material === 'cashmere' || material === 'tweed'
}

/**
 * Ranks candidates outside of the closet like the closet search: by the needs and by the pairing with the pieces. The
 * best come first; garments that the wearer never wears or the occasion rules out are excluded.
 * @param bonusOf added to a candidate's value
 */
export function rankCandidates<Candidate extends { readonly piece: StylistPiece }>(
  candidates: readonly Candidate[],
  { pieces, needs }: OutfitToComplete,
  bonusOf: (candidate: Candidate) => number = () => 0,
): Ranked<Candidate>[] {
  const garments = pieces.map(({ garment }) => garment)
  const outfitNeeds = needsOfOutfit(needs, garments)
  const fit = pieceFit(outfitNeeds, null)
  const pairing = (piece: StylistPiece) =>
    pieces.reduce((sum, other) => sum + pairFit(other, piece), 0) / Math.max(1, pieces.length)
  const wearable = candidates.filter(
    ({ piece: { garment } }) =>
      suitsWearer(garment, needs.wearer) && severityOf(garment, outfitNeeds) < severities.never,
  )
  const clean = wearable.filter(({ piece }) => !isRuinedAt(piece.garment, needs))
  return (clean.length > 0 ? clean : wearable)
    .map((candidate) => ({
      candidate,
      value: fit(candidate.piece) + pairing(candidate.piece) + bonusOf(candidate),
    }))
    .toSorted((one, other) => other.value - one.value)
}
