import { isDarkShade } from '../../closet/color-family.ts'
import type { GarmentColor } from '../../closet/garment.ts'
import type { AvoidedColor, OccasionNeeds } from '../outfit-needs.ts'

/** The color of an occasion's list of colors to leave out that this one is. */
export function avoidedColor(
  color: Pick<GarmentColor, 'family' | 'lightness'>,
  { avoidColors }: Pick<OccasionNeeds, 'avoidColors'>,
): AvoidedColor | undefined {
  return avoidColors.find(
    ({ family, sparesDark }) => family === color.family && !(sparesDark && isDarkShade(color)),
  )
}
