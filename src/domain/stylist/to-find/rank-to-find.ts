import type { Garment, GarmentSlot } from '../../closet/garment.ts'
import { suitsWearer } from '../../closet/suits-wearer.ts'
import type { StylistPiece } from '../outfit.ts'
import { isSpoiledByRain } from '../../weather/is-spoiled-by-rain.ts'
import type { OccasionNeeds, OutfitNeeds } from '../outfit-needs.ts'
import { severities } from '../score/fault.ts'
import { needsOfOutfit } from '../score/needs-of-outfit.ts'
import { severityOf } from '../score/piece-faults.ts'
import { pairFit } from '../search/pair-fit.ts'
import { pieceFit } from '../search/piece-fit.ts'

/** An outfit that lacks something; no pieces where all of it is to be found. */
export interface OutfitToComplete {
  readonly pieces: readonly StylistPiece[]
  readonly needs: OutfitNeeds
}

export interface Ranked<Candidate> {
  readonly candidate: Candidate
  /** About 0 to 1, as the search rates the pieces of a closet; more for what is called for. */
  readonly value: number
}

const exposed: readonly GarmentSlot[] = ['outer', 'shoes', 'bag', 'bottom']
const PALE_FROM = 0.8

/** Whether the rain or the dirt of the occasion spoils a garment that is still to be bought: a pale wool coat, suede shoes. */
function suffersOn(garment: Garment, { occasion }: OutfitNeeds): boolean {
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
 * Candidates outside of the closet, rated as the search rates its pieces: by the needs and by the pieces they join. The best
 * first; without what the wearer never wears and what is wrong there.
 * @param bonusOf added to the value, where something else speaks for a candidate
 */
export function rankToFind<Candidate extends { readonly piece: StylistPiece }>(
  candidates: readonly Candidate[],
  { pieces, needs }: OutfitToComplete,
  bonusOf: (candidate: Candidate) => number = () => 0,
): Ranked<Candidate>[] {
  const garments = pieces.map(({ garment }) => garment)
  const asked = needsOfOutfit(needs, garments)
  const fit = pieceFit(asked, '')
  const near = (piece: StylistPiece) =>
    pieces.reduce((sum, other) => sum + pairFit(other, piece), 0) / Math.max(1, pieces.length)
  const wearable = candidates.filter(
    ({ piece: { garment } }) =>
      suitsWearer(garment, needs.wearer) && severityOf(garment, asked) < severities.never,
  )
  const clean = wearable.filter(({ piece }) => !suffersOn(piece.garment, needs))
  return (clean.length > 0 ? clean : wearable)
    .map((candidate) => ({
      candidate,
      value: fit(candidate.piece) + near(candidate.piece) + bonusOf(candidate),
    }))
    .toSorted((one, other) => other.value - one.value)
}
