import type { StylistSeason } from '../../../contract/stylist.ts'
import { runsColdOffset } from '../../closet/runs-cold-offset.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { onLine } from './on-line.ts'

// Degrees Celsius and the clo for somebody who walks and stands about in them: a rule of thumb, on a line in between.
const comfort = [
  [-15, 2.2],
  [0, 1.5],
  [10, 1],
  [16, 0.75],
  [22, 0.5],
  [28, 0.3],
  [36, 0.2],
] as const

/** Underwear and socks, which nobody puts in a closet. */
export const UNLISTED_CLO = 0.06

/** The insulation, in clo, that a day of so many degrees Celsius asks for. */
export function warmthNeeded(celsius: number): number {
  return onLine(comfort, celsius)
}

/** Degrees Celsius of an ordinary day of the season in a temperate place. */
export const typicalTemperature: Readonly<Record<StylistSeason, number>> = {
  spring: 14,
  summer: 25,
  fall: 13,
  winter: 3,
}

/** The degrees Celsius to dress for: as this wearer feels what `temperatureOf` says. */
export function temperatureFor(needs: OutfitNeeds | null): number | null {
  const celsius = temperatureOf(needs)
  return celsius === null || !needs?.wearer ? celsius : celsius + runsColdOffset(needs.wearer)
}

/** What the occasion says of the temperature, in °C, else that of an ordinary day of the season; null with neither. */
export function temperatureOf(needs: OutfitNeeds | null): number | null {
  const told = needs?.occasion?.temperatureCelsius ?? null
  if (told !== null) return told
  return needs?.season ? typicalTemperature[needs.season] : null
}
