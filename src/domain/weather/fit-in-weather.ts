import type { Garment, GarmentSlot, Material, RainFitness } from '../closet/garment.ts'
import { hasSkirt } from '../closet/garment-facts/has-skirt.ts'
import { hasTag, type GarmentTag } from '../closet/tags/garment-tags.ts'
import type { WeatherDemands } from './weather-demands.ts'
import { isSpoiledByRain } from './is-spoiled-by-rain.ts'
import { isTooBare } from './is-too-bare.ts'

/** Harm of the day's weather to a piece or its wearer. */
export type WeatherHarm =
  | { readonly is: 'rain'; readonly on: Material | 'white' | null }
  | { readonly is: 'snow'; readonly on: Material | null }
  | {
      readonly is:
        | 'wet feet'
        | 'heels on ice'
        | 'smooth soles on ice'
        | 'cold feet'
        | 'bare arms'
        | 'bare legs'
        | 'heat'
        | 'wide brim'
        | 'loose scarf'
    }

/** How well a piece suits a day: 1 perfectly, 0 not wearable. */
interface WeatherFit {
  readonly fit: number
  /** Null if the piece suits or nearly suits the day. */
  readonly harm: WeatherHarm | null
}

/** Below this fit the weather is bad for the piece or its wearer. */
const BAD_FIT = 0.5

// Exposure to rain. Pieces under a coat or on the head get less wet and dry faster.
const rainExposure: Readonly<Record<GarmentSlot, number>> = {
  outer: 1, shoes: 1, bottom: 1, dress: 1, bag: 1, mid: 0.6, top: 0.6, extra: 0.6,
} // prettier-ignore
const lossInRain: Readonly<Record<RainFitness, number>> = {
  'keeps out': 0,
  bears: 0.1,
  suffers: 0.5,
  spoils: 1,
}

const BARE_SKIN_FROM = 16
/** Heavy clothes are too hot above this temperature. */
export const HOT_FROM_CELSIUS = 28
// A thick sweater or a wool coat, in clo.
const HEAVY_CLO = 0.35
const MIDDLING_CLO = 0.2
// OKLCH lightness below which fabric absorbs most sunlight.
const DARK_BELOW = 0.45

const blownOff: readonly GarmentTag[] = ['sun hat', 'dress hat']
const flapping: readonly GarmentTag[] = ['winter scarf', 'light scarf', 'shawl']
const boots: readonly GarmentTag[] = ['ankle boots', 'tall boots', 'snow boots', 'hiking boots', 'work boots']
const airy: ReadonlySet<Material> = new Set<Material>(['linen', 'cotton', 'silk', 'viscose', 'chiffon'])

/** Returns how well a piece suits the weather of a day: the worst of all checks. */
export function fitInWeather(garment: Garment, demands: WeatherDemands): WeatherFit {
  const fits = [inRain, onIce, inSnow, inCold, inHeat, inWind].map((check) => check(garment, demands))
  return fits.reduce((worst, fit) => (fit.fit < worst.fit ? fit : worst), perfectFit)
}

/** Whether a piece is better left at home in the day's weather. */
export function isBadInWeather(garment: Garment, demands: WeatherDemands): boolean {
  return fitInWeather(garment, demands).fit < BAD_FIT
}

const perfectFit = fitOf(1)

function fitOf(fit: number, harm: WeatherHarm | WeatherHarm['is'] | null = null): WeatherFit {
  if (harm === 'rain' || harm === 'snow') return { fit, harm: { is: harm, on: null } }
  return { fit, harm: typeof harm === 'string' ? { is: harm } : harm }
}

function inRain(garment: Garment, { isWet }: WeatherDemands): WeatherFit {
  if (!isWet) return perfectFit
  const { slot, tags, material, color, isOpen } = garment
  const isSpoiled = isSpoiledByRain(garment)
  if (tags.has('sun hat') && isSpoiled) return fitOf(0, { is: 'rain', on: material })
  if (slot === 'shoes' && isOpen) return fitOf(0.1, 'wet feet')
  const fit = 1 - rainExposure[slot] * lossInRain[isSpoiled ? 'spoils' : garment.rain]
  const isWhiteHem = (slot === 'bottom' || slot === 'dress' || slot === 'shoes') && color?.family === 'white'
  const isDelicate = isSpoiledByRain({ material, rain: 'bears' })
  return fitOf(fit, isSpoiled ? { is: 'rain', on: isWhiteHem && !isDelicate ? 'white' : material } : null)
}

function onIce({ slot, tags, heel, grip, type, material }: Garment, { isIcy }: WeatherDemands): WeatherFit {
  if (!isIcy || slot !== 'shoes' || grip === 'rough') return perfectFit
  if (heel !== null && heel !== 'flat' && !hasAny(tags, boots)) return fitOf(0, 'heels on ice')
  const isLeather = material === 'leather' || material === 'patent leather'
  const isSmooth = grip === 'smooth' || (type === null && isLeather) || tags.has('sandals')
  // For sandals the harm is bare feet, not the sole.
  if (isSmooth && !tags.has('sandals')) return fitOf(0, 'smooth soles on ice')
  return fitOf(hasAny(tags, boots) ? 1 : 0.7)
}

function inSnow(garment: Garment, { isSnowy }: WeatherDemands): WeatherFit {
  const { slot, rain, material } = garment
  const isSpoiled = isSpoiledByRain(garment)
  const isUnharmed = !isSpoiled && (rain === 'bears' || rain === 'keeps out')
  if (!isSnowy || (slot !== 'shoes' && slot !== 'outer') || isUnharmed) return perfectFit
  const harm = { is: 'snow', on: material } as const
  return slot === 'shoes'
    ? fitOf(isSpoiled ? 0 : 0.4, harm)
    : fitOf(isSpoiled ? 0.3 : 0.8, isSpoiled ? harm : null)
}

function inCold(garment: Garment, { feelsLikeCelsius }: WeatherDemands): WeatherFit {
  const { slot, isOpen, length } = garment
  const isBare = isTooBare(garment, feelsLikeCelsius)
  if (slot === 'shoes') return isBare ? fitOf(0, 'cold feet') : perfectFit
  if (!isOpen || feelsLikeCelsius >= BARE_SKIN_FROM) return perfectFit
  // A long dress counts as open because of its neckline or sleeves.
  const bare = slot === 'top' || length === 'long' ? 'bare arms' : 'bare legs'
  return isBare ? fitOf(0, bare) : fitOf(0.6)
}

function inHeat(
  { slot, warmthClo, color, material }: Garment,
  { feelsLikeCelsius }: WeatherDemands,
): WeatherFit {
  if (feelsLikeCelsius <= HOT_FROM_CELSIUS || slot === 'shoes' || slot === 'bag') return perfectFit
  const isDark = color !== null && color.lightness < DARK_BELOW
  if (warmthClo >= HEAVY_CLO) return fitOf(isDark ? 0 : 0.15, 'heat')
  return fitOf(warmthClo >= MIDDLING_CLO && isDark && !(material && airy.has(material)) ? 0.6 : 1)
}

function inWind(garment: Garment, { isWindy }: WeatherDemands): WeatherFit {
  if (!isWindy) return perfectFit
  const { tags, silhouette, length } = garment
  if (hasAny(tags, blownOff)) return fitOf(0, 'wide brim')
  if (hasAny(tags, flapping)) return silhouette === 'loose' ? fitOf(0, 'loose scarf') : fitOf(0.6)
  return fitOf(hasSkirt(garment) && silhouette === 'loose' && length !== 'cropped' ? 0.6 : 1)
}

function hasAny(tags: ReadonlySet<GarmentTag>, some: readonly GarmentTag[]): boolean {
  return hasTag({ tags }, some)
}
