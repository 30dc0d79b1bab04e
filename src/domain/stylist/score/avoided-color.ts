import { isDarkShade } from '../../closet/color-family.ts'
import type { Garment, GarmentColor } from '../../closet/garment.ts'
import type { AvoidedColor, OccasionNeeds } from '../outfit-needs.ts'

/** Whether white is only the ground of a print in other colors: nobody takes such a dress for the bride's. */
export function isWhiteGround({ pattern, otherColors }: Pick<Garment, 'pattern' | 'otherColors'>): boolean {
  return pattern !== null && otherColors.some(({ isNeutral }) => !isNeutral)
}

/** The color of an occasion's list of colors to leave out that this one is. */
export function avoidedColor(
  color: Pick<GarmentColor, 'family' | 'lightness'>,
  { avoidColors }: Pick<OccasionNeeds, 'avoidColors'>,
): AvoidedColor | undefined {
  return avoidColors.find(
    ({ family, sparesDark }) => family === color.family && !(sparesDark && isDarkShade(color)),
  )
}
