import type { Garment } from '../../closet/garment.ts'
import type { OccasionNeeds, OutfitNeeds } from '../outfit-needs.ts'

// On the scale of `Garment.formality`: from here on traditional dress is for a feast.
const FESTIVE_FROM = 3.6
const BELOW_IT = 1
const IDEALLY_BELOW_IT = 0.4

/**
 * The needs as the pieces that an outfit is built around raise them: who wears a hanbok wears nothing casual with it, wherever it is worn. It never lowers what an occasion asks for.
 */
export function dressedUpBy(garments: readonly Garment[], needs: OutfitNeeds): OutfitNeeds {
  const { occasion } = needs
  const formality = Math.max(0, ...garments.filter(isDressUp).map((garment) => garment.formality))
  if (!occasion || formality - IDEALLY_BELOW_IT <= occasion.formality.ideal) return needs
  return { ...needs, occasion: raised(occasion, formality) }
}

function isDressUp({ slot, tags, formality }: Garment): boolean {
  if (slot !== 'top' && slot !== 'dress' && slot !== 'bottom' && slot !== 'outer') return false
  return formality >= FESTIVE_FROM && tags.has('traditional')
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
