import { once } from '../../once.ts'
import { bootTags, hasTag } from '../../closet/tags/garment-tags.ts'
import type { Garment } from '../../closet/garment.ts'
import { profileRow } from '../../stylist/occasions/profiles/profile-rows.ts'

// Additional formality for snow, which allows a wool sweater.
const BENT = 0.3
const EASY = 2.1
const dressiest = once(() => ({
  sport: maxFormalityAt('sport'),
  snow: maxFormalityAt('snow') + BENT,
  swimming: maxFormalityAt('beach'),
}))

function maxFormalityAt(id: string): number {
  return profileRow(id).formality?.most ?? EASY
}

/**
 * Whether the purposes of garments allow a common occasion: ski pants combine with clothes for snow, a bikini with
 * beachwear only, and nightwear, underwear and a wedding dress with nothing.
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
        return garment.slot === 'shoes' || garments.every((one) => isCasual(one, dressiest().sport))
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
  return !isOpen && isCasual(garment, dressiest().snow)
}

function isForSwimming(garment: Garment): boolean {
  const { slot, purpose, isOpen } = garment
  if (slot === 'shoes') return isOpen && isCasual(garment, dressiest().swimming)
  return purpose === 'swimming' || slot === 'bag' || slot === 'extra'
}
