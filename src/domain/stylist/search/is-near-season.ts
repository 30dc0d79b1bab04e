import type { StylistSeason } from '../../../contract/stylist.ts'
import type { Garment } from '../../closet/garment.ts'
import type { GarmentKind } from '../../closet/garment-kinds.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { isInSeason } from '../score/judge-season.ts'
import type { Strictness } from './strictness.ts'

const COLD_CELSIUS = 8
const WARM_TOP_CLO = 0.25
// In the rain of a summer's day a light coat is no mistake.
const LIGHT_COAT_CLO = 0.45
const BOOTS_BELOW_CELSIUS = 23
const WARM_BOOTS_BELOW_CELSIUS = 12
const WARM_BOOTS_CLO = 0.12
const boots: ReadonlySet<GarmentKind> = new Set<GarmentKind>(['boots', 'tall-boots'])

/**
 * Whether a piece is for one of the seasons or, beyond `strict` and where the degrees are told, does their work: a sweater for the fall in a cold winter,
 * a coat for the spring in the fall, coat and boots that bear rain on a wet day of any season.
 */
export function isNearSeason(
  garment: Garment,
  needs: OutfitNeeds,
  seasons: readonly StylistSeason[] | null,
  strictness: Strictness,
): boolean {
  if (isInSeason({ garment }, seasons)) return true
  const celsius = needs.occasion?.temperatureCelsius ?? null
  if (strictness === 'strict' || seasons === null || celsius === null) return false
  const { slot, kind, warmthClo, rain } = garment
  const isFor = (season: StylistSeason) => garment.seasons.includes(season)
  const bearsRain = (needs.occasion?.isWet ?? false) && (rain === 'bears' || rain === 'keeps out')
  if (slot === 'outer') {
    if (bearsRain && warmthClo <= LIGHT_COAT_CLO) return true
    return (isFor('spring') && seasons.includes('fall')) || (isFor('fall') && seasons.includes('spring'))
  }
  if (slot === 'shoes')
    return bearsRain && kind !== null && boots.has(kind) && celsius < bootsBelow(warmthClo)
  return slot === 'top' && warmthClo >= WARM_TOP_CLO && isFor('fall') && celsius <= COLD_CELSIUS
}

function bootsBelow(clo: number): number {
  return clo >= WARM_BOOTS_CLO ? WARM_BOOTS_BELOW_CELSIUS : BOOTS_BELOW_CELSIUS
}
