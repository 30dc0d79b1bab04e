import { bootTags, hasTag } from '../../closet/garment-tags.ts'
import type { Garment } from '../../closet/garment.ts'
import { profileRow } from '../../stylist/occasions/profile-rows.ts'

// A wool sweater is worn in the snow too.
const BENT = 0.3
const EASY = 2.1
const dressiest = {
  sport: mostAt('sport'),
  snow: mostAt('snow') + BENT,
  swimming: mostAt('beach'),
} as const

function mostAt(id: string): number {
  return profileRow(id).formality?.most ?? EASY
}

/**
 * Whether there is an occasion for which garments are worn together: ski pants go with what is worn in the snow, a
 * bikini with nothing but what is worn at the beach, and nightwear, underwear and a wedding dress with nothing else.
 */
export function shareAnOccasion(garments: readonly Garment[]): boolean {
  return garments.every((garment) => {
    switch (garment.purpose) {
      case 'home':
      case 'underwear':
      case 'own wedding':
        return false
      case 'sport':
      case 'sport underwear':
        return garment.slot === 'shoes' || garments.every((one) => isCasual(one, dressiest.sport))
      case 'snow':
        return garments.every((one) => isForSnow(one))
      case 'swimming':
        return garments.every((one) => isForSwimming(one))
      default:
        return true
    }
  })
}

function isCasual({ slot, formality }: Garment, most: number): boolean {
  return slot === 'outer' || slot === 'bag' || slot === 'extra' || formality <= most
}

function isForSnow(garment: Garment): boolean {
  const { slot, purpose, isOpen } = garment
  if (slot === 'shoes') return purpose === 'snow' || hasTag(garment, bootTags)
  return !isOpen && isCasual(garment, dressiest.snow)
}

function isForSwimming(garment: Garment): boolean {
  const { slot, purpose, isOpen } = garment
  if (slot === 'shoes') return isOpen && isCasual(garment, dressiest.swimming)
  return purpose === 'swimming' || slot === 'bag' || slot === 'extra'
}
