import type { Garment, GarmentSlot, Material, RainFitness } from '../closet/garment.ts'
import { hasSkirt } from '../closet/has-skirt.ts'
import { hasTag, type GarmentTag } from '../closet/garment-tags.ts'
import type { DayDemands } from './day-demands.ts'
import { isSpoiledByRain } from './is-spoiled-by-rain.ts'
import { isTooBare } from './is-too-bare.ts'

/** What a day does to a piece that should stay at home. */
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

/** How a piece suits a day: 1 as if made for it, 0 not to be worn in it. */
interface WeatherFit {
  readonly fit: number
  /** Null for a piece that suits the day, or nearly does. */
  readonly harm: WeatherHarm | null
}

/** Below this fit the weather is bad for the piece or for who wears it. */
const BAD_FIT = 0.5

// Under a coat or up on the head rain does less, and what gets wet there dries.
const wetShare: Readonly<Record<GarmentSlot, number>> = {
  outer: 1, shoes: 1, bottom: 1, dress: 1, bag: 1, mid: 0.6, top: 0.6, extra: 0.6,
} // prettier-ignore
const lossInRain: Readonly<Record<RainFitness, number>> = {
  'keeps out': 0,
  bears: 0.1,
  suffers: 0.5,
  spoils: 1,
}

const BARE_SKIN_FROM = 16
/** Above it heavy clothes are too hot. */
export const HOT_FROM_CELSIUS = 28
// In clo: a thick sweater or a wool coat, whatever it is called.
const HEAVY_CLO = 0.35
const MIDDLING_CLO = 0.2
// OKLCH lightness below which cloth takes up most of the sun.
const DARK_BELOW = 0.45

const blownOff: readonly GarmentTag[] = ['sun hat', 'dress hat']
const flapping: readonly GarmentTag[] = ['winter scarf', 'light scarf', 'shawl']
const boots: readonly GarmentTag[] = ['ankle boots', 'tall boots', 'snow boots', 'hiking boots', 'work boots']
const airy: ReadonlySet<Material> = new Set<Material>(['linen', 'cotton', 'silk', 'viscose', 'chiffon'])

/** How a piece suits the weather of a day; the worst that the day does to it counts. */
export function fitInWeather(garment: Garment, demands: DayDemands): WeatherFit {
  const fits = [inRain, onIce, inSnow, inCold, inHeat, inWind].map((judge) => judge(garment, demands))
  return fits.reduce((worst, fit) => (fit.fit < worst.fit ? fit : worst), fine)
}

/** Whether the weather of a day is so bad for a piece, or a piece for the day, that it is better left at home. */
export function isBadInWeather(garment: Garment, demands: DayDemands): boolean {
  return fitInWeather(garment, demands).fit < BAD_FIT
}

const fine = so(1)

function so(fit: number, harm: WeatherHarm | WeatherHarm['is'] | null = null): WeatherFit {
  if (harm === 'rain' || harm === 'snow') return { fit, harm: { is: harm, on: null } }
  return { fit, harm: typeof harm === 'string' ? { is: harm } : harm }
}

function inRain(garment: Garment, { isWet }: DayDemands): WeatherFit {
  if (!isWet) return fine
  const { slot, tags, material, color, isOpen } = garment
  const isSpoiled = isSpoiledByRain(garment)
  if (tags.has('sun hat') && isSpoiled) return so(0, { is: 'rain', on: material })
  if (slot === 'shoes' && isOpen) return so(0.1, 'wet feet')
  const fit = 1 - wetShare[slot] * lossInRain[isSpoiled ? 'spoils' : garment.rain]
  const isWhiteHem = (slot === 'bottom' || slot === 'dress' || slot === 'shoes') && color?.family === 'white'
  const isDelicate = isSpoiledByRain({ material, rain: 'bears' })
  return so(fit, isSpoiled ? { is: 'rain', on: isWhiteHem && !isDelicate ? 'white' : material } : null)
}

function onIce({ slot, tags, heel, grip, type, material }: Garment, { isIcy }: DayDemands): WeatherFit {
  if (!isIcy || slot !== 'shoes' || grip === 'rough') return fine
  if (heel !== null && heel !== 'flat' && !hasAny(tags, boots)) return so(0, 'heels on ice')
  const isLeather = material === 'leather' || material === 'patent leather'
  const isSmooth = grip === 'smooth' || (type === null && isLeather) || tags.has('sandals')
  // Bare feet are the worse thing of sandals.
  if (isSmooth && !tags.has('sandals')) return so(0, 'smooth soles on ice')
  return so(hasAny(tags, boots) ? 1 : 0.7)
}

function inSnow(garment: Garment, { isSnowy }: DayDemands): WeatherFit {
  const { slot, rain, material } = garment
  const isSpoiled = isSpoiledByRain(garment)
  const isUnharmed = !isSpoiled && (rain === 'bears' || rain === 'keeps out')
  if (!isSnowy || (slot !== 'shoes' && slot !== 'outer') || isUnharmed) return fine
  const harm = { is: 'snow', on: material } as const
  return slot === 'shoes' ? so(isSpoiled ? 0 : 0.4, harm) : so(isSpoiled ? 0.3 : 0.8, isSpoiled ? harm : null)
}

function inCold(garment: Garment, { feelsLikeCelsius }: DayDemands): WeatherFit {
  const { slot, isOpen, length } = garment
  const isBare = isTooBare(garment, feelsLikeCelsius)
  if (slot === 'shoes') return isBare ? so(0, 'cold feet') : fine
  if (!isOpen || feelsLikeCelsius >= BARE_SKIN_FROM) return fine
  // A long skirt is open for its neckline or its sleeves.
  const bare = slot === 'top' || length === 'long' ? 'bare arms' : 'bare legs'
  return isBare ? so(0, bare) : so(0.6)
}

function inHeat({ slot, warmthClo, color, material }: Garment, { feelsLikeCelsius }: DayDemands): WeatherFit {
  if (feelsLikeCelsius <= HOT_FROM_CELSIUS || slot === 'shoes' || slot === 'bag') return fine
  const isDark = color !== null && color.lightness < DARK_BELOW
  if (warmthClo >= HEAVY_CLO) return so(isDark ? 0 : 0.15, 'heat')
  return so(warmthClo >= MIDDLING_CLO && isDark && !(material && airy.has(material)) ? 0.6 : 1)
}

function inWind(garment: Garment, { isWindy }: DayDemands): WeatherFit {
  if (!isWindy) return fine
  const { tags, silhouette, length } = garment
  if (hasAny(tags, blownOff)) return so(0, 'wide brim')
  if (hasAny(tags, flapping)) return silhouette === 'loose' ? so(0, 'loose scarf') : so(0.6)
  return so(hasSkirt(garment) && silhouette === 'loose' && length !== 'cropped' ? 0.6 : 1)
}

function hasAny(tags: ReadonlySet<GarmentTag>, some: readonly GarmentTag[]): boolean {
  return hasTag({ tags }, some)
}
