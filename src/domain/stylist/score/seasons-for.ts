import type { Garment } from '../../closet/garment.ts'
import { type StylistSeason, stylistSeasons } from '../../../contract/stylist/stylist.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { typicalTemperature } from './warmth-needed.ts'

// Temperature range in °C for which a season's clothes are made.
type Range = Readonly<Record<StylistSeason, readonly [number, number]>>
const reach: Range = { winter: [-60, 9], spring: [5, 20], fall: [5, 20], summer: [17, 60] }
// Typical temperature range of a season in °C, in which only clothes of that season are right.
const ordinary: Range = { winter: [-60, 4], spring: [10, 16], fall: [10, 16], summer: [21, 60] }
// Largest deviation in °C from the typical temperature; beyond it, as in the other hemisphere, it is another season.
const STILL_THE_SEASON_CELSIUS = 11

/**
 * The seasons whose clothes are right. A stated temperature that is atypical for the season adds the seasons of that
 * temperature; one that is too far off replaces the season. Null if neither season nor temperature is known.
 */
export function seasonsFor(needs: OutfitNeeds | null): readonly StylistSeason[] | null {
  const season = needs?.season ?? null
  const stated = needs?.occasion?.temperatureCelsius ?? null
  if (stated === null) return season && [season]
  const isSeason =
    season !== null && Math.abs(stated - typicalTemperature[season]) <= STILL_THE_SEASON_CELSIUS
  if (isSeason && isWithin(ordinary[season], stated)) return [season]
  return stylistSeasons.filter((one) => isWithin(reach[one], stated) || (isSeason && one === season))
}

function isWithin([from, to]: readonly [number, number], celsius: number): boolean {
  return celsius >= from && celsius <= to
}

/** Whether a garment is sportswear for a sport: a match in October or in the rain is played in the shorts of the team. */
export function isSportswearInUse({ purpose }: Garment, { occasion, season }: OutfitNeeds): boolean {
  const isOfUse = purpose === 'swimming' || (purpose === 'sport' && season !== 'winter')
  return isOfUse && occasion?.activities.includes('sport') === true
}
