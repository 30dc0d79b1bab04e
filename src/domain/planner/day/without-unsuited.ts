import type { Garment } from '../../closet/garment.ts'
import type { OutfitNeeds } from '../../stylist/outfit-needs.ts'
import { faultsOf } from '../../stylist/score/faults/piece-faults.ts'
import type { Choice, DayChoices } from './day-choices.ts'
import { filteredChoices } from './filtered-choices.ts'

// Suitability from which a piece is for another weather, season or occasion; see `Suitability`.
const UNSUITED = 3

/**
 * Removes clothes of another season, weather or occasion if the others make `atLeast` outfits: a second wear of a sweater
 * is better than a linen dress in snow. A fall sweater of the right warmth suits a winter day.
 */
export function withoutUnsuited(choices: DayChoices, needs: OutfitNeeds, atLeast: number): DayChoices {
  const suits = ({ piece: { garment }, suitability }: Choice) => {
    if (suitability >= UNSUITED) return false
    const kinds = faultsOf(garment, needs).map(({ cause }) => cause.kind)
    return !kinds.includes('wrong season') || !(kinds.includes('too thin') || kinds.includes('too warm'))
  }
  const suited = (slot: 'top' | 'bottom' | 'dress') => choices[slot].filter(suits).length
  if (suited('dress') + suited('top') * suited('bottom') < atLeast) return choices
  return filteredChoices(choices, (choice) => !isWornAlone(choice.piece.garment) || suits(choice))
}

function isWornAlone({ slot }: Garment): boolean {
  return slot === 'top' || slot === 'bottom' || slot === 'dress'
}
