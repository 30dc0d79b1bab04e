import type { Garment } from '../../closet/garment.ts'
import type { OccasionNeeds, OutfitNeeds } from '../outfit-needs.ts'
import type { Strictness } from './strictness.ts'

// Up to here an occasion takes the clothes of a training as clothes.
const EASY = 2.2
const FREEZING_CELSIUS = 0

/** Whether an occasion is one that a piece with a purpose of its own is made for; true for all other pieces. */
export function isWornFor({ purpose, slot }: Garment, needs: OutfitNeeds, strictness: Strictness): boolean {
  const { occasion } = needs
  const activities = occasion?.activities ?? []
  switch (purpose) {
    case 'home':
      return activities.includes('staying in')
    case 'underwear':
    case 'own wedding':
      return false
    case 'sport underwear':
      return activities.includes('sport')
    case 'sport':
      if (isSporty(occasion)) return true
      if (activities.includes('on sand')) return slot === 'shoes' && strictness === 'makeshift'
      return slot === 'shoes' || (strictness !== 'strict' && isEasy(occasion))
    case 'swimming':
      return activities.includes('on sand')
    case 'snow':
      if (slot === 'outer' && strictness !== 'strict') return true
      return isSporty(occasion) && activities.includes('on ice') && occasion?.setting === 'outdoors'
    case 'rain':
      return slot === 'outer' || strictness === 'makeshift' || isWetUnderfoot(occasion)
    default:
      return true
  }
}

/** Whether a piece is better left out than worn for the needs, though nothing else is there: nightwear, a bikini in town. */
export function isOnlyElsewhere(garment: Garment, needs: OutfitNeeds): boolean {
  const { purpose } = garment
  return purpose !== 'sport' && purpose !== 'snow' && !isWornFor(garment, needs, 'makeshift')
}

function isSporty(occasion: OccasionNeeds | null): boolean {
  return (
    occasion !== null && (occasion.activities.includes('sport') || occasion.activities.includes('hiking'))
  )
}

function isEasy(occasion: OccasionNeeds | null): boolean {
  return occasion === null || occasion.formality.ideal <= EASY
}

// What falls below zero lies dry.
function isWetUnderfoot(occasion: OccasionNeeds | null): boolean {
  if (!occasion?.isWet || isSporty(occasion)) return false
  return occasion.temperatureCelsius === null || occasion.temperatureCelsius >= FREEZING_CELSIUS
}
