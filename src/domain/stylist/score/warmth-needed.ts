import type { StylistSeason } from '../../../contract/stylist/stylist.ts'
import { runsColdOffset } from '../../closet/wearer/wearer.ts'
import type { Activity, OutfitNeeds } from '../outfit-needs.ts'
import { interpolate } from './interpolate.ts'

// Comfortable clo by °C for walking and standing outdoors. A rule of thumb; interpolated linearly.
// prettier-ignore
const comfort = [[-15, 2.2], [0, 1.5], [10, 1], [16, 0.75], [22, 0.5], [28, 0.3], [36, 0.2]] as const

/** Clo of underwear and socks, which closets do not list. */
export const UNLISTED_CLO = 0.06

/** Insulation in clo that a temperature in °C needs. */
export const warmthNeeded = (celsius: number): number => interpolate(comfort, celsius)

/** Temperature in °C of a typical day of the season in a temperate climate. */
// prettier-ignore
export const typicalTemperature: Readonly<Record<StylistSeason, number>> = { spring: 14, summer: 25, fall: 13, winter: 3 }

const outside = ['on grass', 'on sand', 'on ice', 'walking', 'cycling'] as const satisfies readonly Activity[]

/** Whether the occasion is a sport that is played in a hall unless the words say otherwise, or in unknown weather. */
export function isWarmSport(needs: OutfitNeeds): boolean {
  const { occasion } = needs
  if (!occasion?.activities.includes('sport') || (occasion.statedCelsius ?? null) !== null) return false
  return (
    occasion.setting === 'indoors' ||
    temperatureOf(needs) === null ||
    (occasion.setting === null && !outside.some((one) => occasion.activities.includes(one)))
  )
}

/** The temperature in °C to dress for: `temperatureOf`, adjusted to how warm the wearer feels. Null if unknown. */
export function temperatureFor(needs: OutfitNeeds | null): number | null {
  const celsius = temperatureOf(needs)
  return celsius === null || !needs?.wearer ? celsius : celsius + runsColdOffset(needs.wearer)
}

/** The temperature of the occasion in °C, else that of a typical day of the season; null without either. */
export function temperatureOf(needs: OutfitNeeds | null): number | null {
  const stated = needs?.occasion?.temperatureCelsius ?? null
  if (stated !== null) return stated
  return needs?.season ? typicalTemperature[needs.season] : null
}
