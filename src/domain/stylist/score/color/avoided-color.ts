import { isDarkShade } from '../../../closet/colors/color-family.ts'
import type { Garment, GarmentColor } from '../../../closet/garment.ts'
import type { AvoidedColor, OccasionNeeds } from '../../outfit-needs.ts'

/**
 * Whether a white garment can't be mistaken for a wedding dress: a shirt under a suit, trousers under a long coat, or
 * a dress with a colored print.
 */
export function isHarmlessWhite({ slot, color, pattern, otherColors }: Garment): boolean {
  const isPrint = pattern !== null && otherColors.some(({ isNeutral }) => !isNeutral)
  return color?.family === 'white' && (slot !== 'dress' || isPrint)
}

/** The entry of the occasion's avoided colors that matches a color; undefined for none. */
export function avoidedColor(
  color: Pick<GarmentColor, 'family' | 'lightness'>,
  { avoidColors }: Pick<OccasionNeeds, 'avoidColors'>,
): AvoidedColor | undefined {
  return avoidColors.find(
    ({ family, sparesDark }) => family === color.family && !(sparesDark && isDarkShade(color)),
  )
}
