import { type StylistSeason, stylistSeasons } from '../../../contract/stylist.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { typicalTemperature } from './warmth-needed.ts'

// Degrees Celsius of the days that a season's clothes are made for.
const reach: Readonly<Record<StylistSeason, readonly [number, number]>> = {
  winter: [-60, 9],
  spring: [5, 20],
  fall: [5, 20],
  summer: [17, 60],
}
// A July evening may be cool; July in the other hemisphere is another season.
const STILL_THE_SEASON_CELSIUS = 11

/**
 * The seasons whose clothes are right: the one that was chosen or told, unless the degrees that were told say another;
 * null where neither is known.
 */
export function seasonsFor(needs: OutfitNeeds | null): readonly StylistSeason[] | null {
  const season = needs?.season ?? null
  const told = needs?.occasion?.temperatureCelsius ?? null
  if (season && (told === null || Math.abs(told - typicalTemperature[season]) <= STILL_THE_SEASON_CELSIUS))
    return [season]
  if (told === null) return null
  return stylistSeasons.filter((one) => told >= reach[one][0] && told <= reach[one][1])
}
