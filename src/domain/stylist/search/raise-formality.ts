import type { Garment } from '../../closet/garment.ts'
import type { OccasionNeeds, OutfitNeeds } from '../outfit-needs.ts'

// Minimum `Garment.formality` of festive traditional dress.
const FESTIVE_FROM = 3.6
// From this ideal on a dinner jacket calls for all of its kit.
const BLACK_TIE_FROM = 3.9
const BELOW_IT = 1
const IDEALLY_BELOW_IT = 0.4

/**
 * Raises the formality of the needs to match festive traditional dress among the fixed pieces: nothing casual is worn
 * with a hanbok, whatever the occasion. A dinner jacket raises that of dressy occasions. Never lowers it.
 */
export function raiseFormality(garments: readonly Garment[], needs: OutfitNeeds): OutfitNeeds {
  const { occasion } = needs
  const isDressUp = (garment: Garment) =>
    isFestive(garment) &&
    (!garment.tags.has('black tie') || (occasion?.formality.ideal ?? 0) >= BLACK_TIE_FROM)
  const formality = Math.max(0, ...garments.filter(isDressUp).map((garment) => garment.formality))
  if (!occasion || formality - IDEALLY_BELOW_IT <= occasion.formality.ideal) return needs
  return { ...needs, occasion: raised(occasion, formality) }
}

function isFestive({ slot, tags, formality }: Garment): boolean {
  if (slot !== 'top' && slot !== 'dress' && slot !== 'bottom' && slot !== 'outer') return false
  return formality >= FESTIVE_FROM && (tags.has('traditional') || tags.has('black tie'))
}

function raised(occasion: OccasionNeeds, formality: number): OccasionNeeds {
  const { least, ideal, most } = occasion.formality
  return {
    ...occasion,
    formality: {
      least: Math.max(least, formality - BELOW_IT),
      ideal: Math.max(ideal, formality - IDEALLY_BELOW_IT),
      most: Math.max(most, formality),
    },
  }
}
