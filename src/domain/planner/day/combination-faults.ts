import { bootTags, hasTag } from '../../closet/tags/garment-tags.ts'
import type { DayWeather } from '../../../contract/weather.ts'
import type { Garment, Material } from '../../closet/garment.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import { temperatureFor } from '../../stylist/score/warmth-needed.ts'
import { outerwearNeed } from '../../stylist/search/outfit-slots.ts'
import type { DayToDress } from '../week-to-solve.ts'

/** In formality steps: the largest acceptable gap between the most casual and the dressiest piece. */
const MAX_APART = 2.4
// Mean temperature of the day; the morning is about 4 °C colder.
const FROST_CELSIUS = 5
/** Total clo of the pieces under a coat. A blouse reaches it, a T-shirt alone doesn't. */
const MIN_TOP_CLO = 0.15
const BOOTS_BELOW_CELSIUS = 23
const POURS_FROM_MM = 8
const STORM_FROM_MM = 4

// Fabrics that hang limp when wet.
const limp: ReadonlySet<Material> = new Set<Material>(['linen', 'lace', 'chiffon', 'viscose'])

/**
 * Returns the number of faults of a combination on a day: a gown with snow boots, long trousers with a bikini, nothing
 * warm under the coat in frost, and in pouring rain no coat, low shoes or limp fabric. Repeating a piece is better than
 * a fault.
 */
export function combinationFaults(
  pieces: readonly StylistPiece[],
  { needs, weather }: Pick<DayToDress, 'needs' | 'weather'>,
): number {
  const garments = pieces.map(({ garment }) => garment)
  const celsius = temperatureFor(needs)
  const isFrost = celsius !== null && celsius <= FROST_CELSIUS
  return (
    Number(areFarApart(garments)) +
    Number(isHalfForSwimming(garments)) +
    Number(isFrost && isThin(garments)) +
    (weather && pours(weather) ? rainFaults(garments, outerwearNeed(needs) !== 'no', celsius) : 0)
  )
}

function areFarApart(garments: readonly Garment[]): boolean {
  let least = Number.POSITIVE_INFINITY
  let most = 0
  for (const garment of garments) {
    if (!isSeenIndoors(garment)) continue
    least = Math.min(least, garment.formality)
    most = Math.max(most, garment.formality)
  }
  return most - least > MAX_APART
}

// A coat comes off indoors and a bag is put down; a blazer stays on.
function isSeenIndoors(garment: Garment): boolean {
  if (garment.slot === 'outer') return hasTag(garment, ['blazer', 'waistcoat'])
  return garment.slot !== 'bag' && garment.slot !== 'extra'
}

function isHalfForSwimming(garments: readonly Garment[]): boolean {
  return (
    garments.some(({ purpose, slot }) => purpose === 'swimming' && slot === 'top') &&
    garments.some(({ purpose, slot, isOpen }) => purpose !== 'swimming' && slot === 'bottom' && !isOpen)
  )
}

function isThin(garments: readonly Garment[]): boolean {
  const underCoat = garments.filter(
    ({ slot }) => !['outer', 'bottom', 'shoes', 'bag', 'extra'].includes(slot),
  )
  const clo = underCoat.reduce((sum, { warmthClo }) => sum + warmthClo, 0)
  return underCoat.length > 0 && clo < MIN_TOP_CLO
}

function pours({ condition, precipitationMm }: DayWeather): boolean {
  const isStorm = condition === 'Heavy rain' || condition === 'Thunderstorm'
  return (precipitationMm ?? (isStorm ? STORM_FROM_MM : 0)) >= (isStorm ? STORM_FROM_MM : POURS_FROM_MM)
}

function rainFaults(garments: readonly Garment[], takesCoat: boolean, celsius: number | null): number {
  // A suit jacket is not a raincoat, even if its fabric tolerates rain.
  const isDry = garments.some(
    (garment) => garment.slot === 'outer' && bearsRain(garment) && !garment.tags.has('tailored'),
  )
  const isLow = garments.some(
    (garment) =>
      garment.slot === 'shoes' &&
      (!bearsRain(garment) || (!isHigh(garment) && (celsius ?? 0) < BOOTS_BELOW_CELSIUS)),
  )
  const isLimp = garments.some(
    ({ slot, material }) =>
      (slot === 'bottom' || slot === 'dress') && material !== null && limp.has(material),
  )
  return Number(takesCoat && !isDry) + Number(isLow) + Number(isLimp)
}

function bearsRain({ rain }: Garment): boolean {
  return rain === 'bears' || rain === 'keeps out'
}

function isHigh(garment: Garment): boolean {
  return garment.rain === 'keeps out' || hasTag(garment, bootTags)
}
