import type { Garment, GarmentSlot, Material, RainFitness } from '../closet/garment.ts'
import { hasSkirt } from '../closet/has-skirt.ts'
import { hasTag, type GarmentTag } from '../closet/garment-tags.ts'
import type { DayDemands } from './day-demands.ts'
import { isSpoiledByRain } from './is-spoiled-by-rain.ts'
import { isTooBare, OPEN_SHOES_FROM_CELSIUS } from './is-too-bare.ts'

/** How a piece bears a day: 1 as if made for it, 0 not to be worn in it. */
export interface WeatherFit {
  readonly fit: number
  /** One sentence that says what speaks against it; null where nothing does. */
  readonly reason: string | null
}

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
const HOT_FROM = 28
// In clo: a thick sweater or a wool coat, whatever it is called.
const HEAVY_CLO = 0.35
const MIDDLING_CLO = 0.2
// OKLCH lightness below which cloth takes up most of the sun.
const DARK_BELOW = 0.45

const blownOff: readonly GarmentTag[] = ['sun hat', 'dress hat']
const flapping: readonly GarmentTag[] = ['winter scarf', 'light scarf', 'shawl']
const boots: readonly GarmentTag[] = ['ankle boots', 'tall boots', 'snow boots', 'hiking boots', 'work boots']
const airy: ReadonlySet<Material> = new Set<Material>(['linen', 'cotton', 'silk', 'viscose', 'chiffon'])

/** How a piece bears the weather of a day; the worst that the day does to it counts. */
export function fitInWeather(garment: Garment, demands: DayDemands): WeatherFit {
  const fits = [inRain, onIce, inSnow, inCold, inHeat, inWind].map((judge) => judge(garment, demands))
  return fits.reduce((worst, fit) => (fit.fit < worst.fit ? fit : worst), fine)
}

const fine: WeatherFit = { fit: 1, reason: null }

function inRain(garment: Garment, { isWet }: DayDemands): WeatherFit {
  if (!isWet) return fine
  const { slot, tags, material, color, isOpen } = garment
  const isSpoiled = isSpoiledByRain(garment)
  const rain = isSpoiled ? 'spoils' : garment.rain
  if (tags.has('sun hat') && isSpoiled) return { fit: 0, reason: 'Rain takes the shape out of straw.' }
  if (slot === 'shoes' && isOpen) return { fit: 0.1, reason: 'Open shoes leave the feet wet in rain.' }
  const fit = 1 - wetShare[slot] * lossInRain[rain]
  if (rain === 'bears' || rain === 'keeps out') return { fit, reason: null }
  const isWhiteHem = (slot === 'bottom' || slot === 'dress' || slot === 'shoes') && color?.family === 'white'
  const isDelicate = isSpoiledByRain({ material, rain: 'bears' })
  const what =
    isWhiteHem && !isDelicate ? 'white that comes near the ground' : (material ?? 'what it is made of')
  return { fit, reason: isSpoiled ? `Rain spoils ${what}.` : `Rain does ${what} no good.` }
}

function onIce({ slot, tags, heel, grip, type, material }: Garment, { isIcy }: DayDemands): WeatherFit {
  if (!isIcy || slot !== 'shoes' || grip === 'rough') return fine
  if (heel !== null && heel !== 'flat' && !hasAny(tags, boots))
    return { fit: 0, reason: 'Heels slip on ice.' }
  const isLeather = material === 'leather' || material === 'patent leather'
  const isSmooth = grip === 'smooth' || (type === null && isLeather) || tags.has('sandals')
  if (isSmooth) return { fit: 0, reason: 'Smooth soles slip on ice.' }
  return hasAny(tags, boots) ? fine : { fit: 0.7, reason: 'Flat soles grip ice less than boots do.' }
}

function inSnow(garment: Garment, { isSnowy }: DayDemands): WeatherFit {
  const { slot, rain, material } = garment
  const isSpoiled = isSpoiledByRain(garment)
  const isUnharmed = !isSpoiled && (rain === 'bears' || rain === 'keeps out')
  if (!isSnowy || (slot !== 'shoes' && slot !== 'outer') || isUnharmed) return fine
  const what = material ?? 'what it is made of'
  if (slot === 'shoes') return { fit: isSpoiled ? 0 : 0.4, reason: `Snow and salt leave marks on ${what}.` }
  return { fit: isSpoiled ? 0.3 : 0.8, reason: `Snow melts into ${what}.` }
}

function inCold(garment: Garment, { feelsLikeCelsius }: DayDemands): WeatherFit {
  const { slot, isOpen } = garment
  const isBare = isTooBare(garment, feelsLikeCelsius)
  if (slot === 'shoes')
    return isBare ? { fit: 0, reason: `Open shoes are too cold below ${OPEN_SHOES_FROM_CELSIUS} °C.` } : fine
  if (!isOpen || feelsLikeCelsius >= BARE_SKIN_FROM) return fine
  const reason =
    slot === 'top' ? 'Bare arms need a layer over them today.' : 'It leaves the legs bare in the cold.'
  return { fit: isBare ? 0 : 0.6, reason }
}

function inHeat({ slot, warmthClo, color, material }: Garment, { feelsLikeCelsius }: DayDemands): WeatherFit {
  if (feelsLikeCelsius <= HOT_FROM || slot === 'shoes' || slot === 'bag') return fine
  const isDark = color !== null && color.lightness < DARK_BELOW
  if (warmthClo >= HEAVY_CLO)
    return {
      fit: isDark ? 0 : 0.15,
      reason: isDark
        ? `Dark, heavy cloth is too hot above ${HOT_FROM} °C.`
        : `Heavy cloth is too hot above ${HOT_FROM} °C.`,
    }
  if (warmthClo >= MIDDLING_CLO && isDark && !(material && airy.has(material)))
    return { fit: 0.6, reason: 'Dark cloth takes up the sun.' }
  return fine
}

function inWind(garment: Garment, { isWindy }: DayDemands): WeatherFit {
  if (!isWindy) return fine
  const { tags, silhouette, length } = garment
  if (hasAny(tags, blownOff)) return { fit: 0, reason: 'Gusts over 40 km/h carry a wide brim off.' }
  if (hasAny(tags, flapping) && silhouette === 'loose')
    return { fit: 0, reason: 'Gusts over 40 km/h pull a loose scarf away.' }
  if (hasAny(tags, flapping))
    return { fit: 0.6, reason: 'A scarf wants to be tucked in in gusts like these.' }
  if (hasSkirt(garment) && silhouette === 'loose' && length !== 'cropped')
    return { fit: 0.6, reason: 'Wind lifts a wide hem.' }
  return fine
}

function hasAny(tags: ReadonlySet<GarmentTag>, some: readonly GarmentTag[]): boolean {
  return hasTag({ tags }, some)
}
