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
// Of these days only the clothes of the season are right; beside them its label says less than the degrees.
const ordinary: Readonly<Record<StylistSeason, readonly [number, number]>> = {
  winter: [-60, 4],
  spring: [10, 16],
  fall: [10, 16],
  summer: [21, 60],
}
// A July evening may be cool; July in the other hemisphere is another season.
const STILL_THE_SEASON_CELSIUS = 11

/**
 * The seasons whose clothes are right: the one that was chosen or told, beside it those of the degrees that were told
 * where these are no ordinary ones for it, and only those where they say another; null where neither is known.
 */
export function seasonsFor(needs: OutfitNeeds | null): readonly StylistSeason[] | null {
  const season = needs?.season ?? null
  const told = needs?.occasion?.temperatureCelsius ?? null
  if (told === null) return season && [season]
  const isSeason = season !== null && Math.abs(told - typicalTemperature[season]) <= STILL_THE_SEASON_CELSIUS
  if (isSeason && isWithin(ordinary[season], told)) return [season]
  return stylistSeasons.filter((one) => isWithin(reach[one], told) || (isSeason && one === season))
}

function isWithin([from, to]: readonly [number, number], celsius: number): boolean {
  return celsius >= from && celsius <= to
}
