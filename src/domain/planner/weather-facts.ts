import type { DayWeather } from '../../contract/weather.ts'
import type { Garment } from '../closet/garment.ts'
import { hasTag, type GarmentTag } from '../closet/tags/garment-tags.ts'
import { hasSkirt } from '../closet/garment-facts/has-skirt.ts'
import { canShoesTakeShower, isShowerproof } from '../closet/garment-facts/is-showerproof.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import type { OutfitNeeds } from '../stylist/outfit-needs.ts'
import { areLight, totalClo } from '../stylist/score/terms/score-season.ts'
import { temperatureFor } from '../stylist/score/warmth-needed.ts'
import { isBody, outerwearNeed } from '../stylist/search/outfit-slots.ts'
import { type WeatherDemands, demandsOf } from '../weather/weather-demands.ts'
import { isSpoiledByRain } from '../weather/is-spoiled-by-rain.ts'
import { insulationRange, isWarmEnough } from './day/insulation-range.ts'

export interface DressedDay {
  readonly weather: DayWeather | null
  readonly needs: OutfitNeeds
  readonly pieces: readonly StylistPiece[]
  /** The wearer chose the pieces, so the rest of the closet is unknown. */
  readonly isGiven: boolean
}

/** An effect of the day's weather on the pieces worn. */
export type WeatherFact =
  | { readonly is: 'too light'; readonly coat: 'worn' | 'lacking' | 'not asked' }
  | { readonly is: 'too warm'; readonly outer: StylistPiece | null }
  | { readonly is: 'keeps out'; readonly pieces: readonly StylistPiece[]; readonly falling: Falling }
  | { readonly is: 'suffers'; readonly pieces: readonly StylistPiece[]; readonly falling: Falling }
  /** `shell` is the coat that keeps out a shower. */
  | { readonly is: 'umbrella'; readonly shell: StylistPiece | null; readonly isMuch: boolean }
  | { readonly is: 'too windy for an umbrella' }
  | { readonly is: 'covered by a layer'; readonly over: StylistPiece; readonly inner: StylistPiece }
  | { readonly is: 'warms up'; readonly inner: StylistPiece }
  | { readonly is: 'coat indoors'; readonly outer: StylistPiece; readonly inner: StylistPiece }
  | { readonly is: 'cool night' | 'strong sun' }
  | { readonly is: FactOfPiece; readonly piece: StylistPiece }

type Falling = 'rain' | 'snow'
type FactOfPiece =
  | 'icy'
  | 'light shower'
  | 'dry snow'
  | 'heavy rain'
  | 'wind in skirt'
  | 'wind in scarf'
  | 'wind in coat'
  | 'against the sun'
  | 'linen in heat'
  | 'loose in heat'
  | 'safe when dry'
  | 'warmest'
  | 'warm neck'
  | 'no scarf'
  | 'no layer needed'
  | 'open shoes'
  | 'morning and evening'

const WIDE_SWING_CELSIUS = 8
// From this temperature on a coat comes off outdoors.
const COATLESS_CELSIUS = 15
const COLD_CELSIUS = 12
const COOL_NIGHT_CELSIUS = 18
const HOT_CELSIUS = 26
const AIRY_CLO = 0.25
// World Health Organization: a UV index from 6 on is high.
const HIGH_UV = 6
const SUN_OF_SUMMER_CELSIUS = 25
const vests: readonly GarmentTag[] = ['knit vest', 'waistcoat', 'gilet']
const cutHigh: readonly GarmentTag[] = [
  'ankle boots', 'tall boots', 'rain boots', 'snow boots', 'hiking boots', 'sandals',
] // prettier-ignore

interface Look extends DressedDay {
  readonly demands: WeatherDemands | null
  readonly celsius: number | null
  readonly outer: StylistPiece | null
  /** The piece to take off when it gets warm: the coat, else the middle layer. */
  readonly over: StylistPiece | null
  readonly inner: StylistPiece | null
  readonly shoes: StylistPiece | null
  readonly scarf: StylistPiece | null
}

/**
 * Returns the weather facts of a dressed day, most important first. `pressing` facts are mentioned even if repeated.
 */
export function weatherFacts(day: DressedDay): { pressing: WeatherFact[]; idle: WeatherFact[] } {
  if (day.pieces.length === 0) return { pressing: [], idle: [] }
  const at = (...slots: readonly StylistPiece['garment']['slot'][]) =>
    day.pieces.find(({ garment }) => slots.includes(garment.slot)) ?? null
  const [outer, mid] = [at('outer'), at('mid')]
  const look: Look = {
    ...day,
    demands: day.weather && demandsOf(day.weather),
    celsius: temperatureFor(day.needs),
    outer,
    // A sherwani stays on indoors, unlike a coat.
    over: outer?.garment.tags.has('traditional') ? null : (outer ?? mid),
    // A vest is never enough by itself.
    inner: (outer && mid && !hasTag(mid.garment, vests) ? mid : null) ?? at('dress', 'top'),
    shoes: at('shoes'),
    scarf: find(day, ({ tags }) => hasTag({ tags }, ['winter scarf', 'light scarf', 'shawl'])),
  }
  const isCold = look.celsius !== null && look.celsius <= COLD_CELSIUS
  return {
    pressing: [...warmth(look), ...ice(look), ...rain(look), ...wind(look)],
    // Without a forecast, only the usual temperature is known.
    idle: day.weather
      ? [...swing(look), ...sun(look), ...heat(look), ...dry(look), ...(isCold ? cold : mild)(look)]
      : [],
  }
}

function find({ pieces }: DressedDay, is: (garment: Garment) => boolean): StylistPiece | null {
  return pieces.find(({ garment }) => is(garment)) ?? null
}

function factAbout(is: FactOfPiece, piece: StylistPiece | null): WeatherFact[] {
  return piece ? [{ is, piece }] : []
}

function warmth(look: Look): WeatherFact[] {
  const { needs, pieces, outer, isGiven, demands } = look
  const { least, most } = insulationRange(needs)
  const clo = totalClo(pieces)
  // A raincoat stays on in the rain.
  const isRainCover = Boolean(demands?.isWet) && outer?.garment.rain === 'keeps out'
  if (clo > most)
    return isHot(look) && areLight(pieces) ? [] : [{ is: 'too warm', outer: isRainCover ? null : outer }]
  if (clo >= least) return []
  const isCoatLacking = !isGiven && outerwearNeed(needs) === 'needed'
  return [{ is: 'too light', coat: outer ? 'worn' : isCoatLacking ? 'lacking' : 'not asked' }]
}

function ice({ demands, shoes }: Look): WeatherFact[] {
  return demands?.isIcy && shoes && shoes.garment.grip !== 'rough' ? factAbout('icy', shoes) : []
}

function rain({ demands, weather, pieces, outer, shoes }: Look): WeatherFact[] {
  if (!demands?.isWet && !demands?.isSnowy) return []
  const falling = demands.isSnowy ? 'snow' : 'rain'
  const isMuch = weather?.condition === 'Heavy rain' || weather?.condition === 'Thunderstorm'
  const keeping = pieces.filter(({ garment }) => garment.rain === 'keeps out')
  // Trousers are left out: they get wet in any case.
  const suffering = pieces.filter(
    ({ garment }) => isExposed(garment) && (garment.rain === 'suffers' || garment.rain === 'spoils'),
  )
  const facts: WeatherFact[] = keeping.length > 0 ? [{ is: 'keeps out', pieces: keeping, falling }] : []
  if (shoes?.garment.rain === 'bears' && shoes.garment.grip !== 'rough') {
    const isLow = !hasTag(shoes.garment, cutHigh)
    const inShower = canShoesTakeShower(shoes.garment) ? 'light shower' : null
    const inRain = isMuch && isLow ? 'heavy rain' : inShower
    const is = falling === 'snow' ? 'dry snow' : inRain
    if (is) facts.push(...factAbout(is, shoes))
  }
  if (suffering.length > 0) facts.push({ is: 'suffers', pieces: suffering.slice(0, 2), falling })
  if (falling === 'snow' || keeping.length > 0) return facts
  const shell = outer && isShowerproof(outer.garment) ? outer : null
  return [...facts, demands.isWindy ? { is: 'too windy for an umbrella' } : { is: 'umbrella', shell, isMuch }]
}

function wind(look: Look): WeatherFact[] {
  if (!look.demands?.isWindy) return []
  // Denim, leather and robes such as an agbada are too heavy.
  const skirt = find(
    look,
    (garment) =>
      hasSkirt(garment) &&
      garment.silhouette !== 'slim' &&
      garment.material !== 'denim' &&
      garment.material !== 'leather' &&
      !garment.tags.has('traditional'),
  )
  return [
    ...factAbout('wind in skirt', skirt),
    ...factAbout('wind in scarf', look.scarf),
    ...factAbout('wind in coat', closable(look.outer)),
  ]
}

// A poncho, a cape or a happi coat has no front to close, and a fleece or an anorak may be a pullover.
function closable(outer: StylistPiece | null): StylistPiece | null {
  const isOpen =
    outer !== null && /poncho|cape|shawl|kimono|baja|gown|^fleece$/.test(outer.garment.type ?? '')
  const isPullover = /\b(?:anorak|smock|pullover)\b/i.test(outer?.name ?? '')
  return outer?.garment.tags.has('traditional') || isOpen || isPullover ? null : outer
}

function swing(look: Look): WeatherFact[] {
  const { demands, weather, over, inner } = look
  if (!demands || !weather || demands.swingCelsius < WIDE_SWING_CELSIUS) return []
  if (weather.highCelsius < COATLESS_CELSIUS) return []
  if (over && inner)
    return isWarmEnough(cloWithout(over, look), weather.highCelsius) ? [{ is: 'warms up', inner }] : []
  return weather.lowCelsius < COOL_NIGHT_CELSIUS ? [{ is: 'cool night' }] : []
}

// Clo once the coat comes off, and the layer under it unless that is what is left to see.
function cloWithout(over: StylistPiece, { pieces, inner }: Look): number {
  return totalClo(pieces.filter((one) => one !== over && (one === inner || one.garment.slot !== 'mid')))
}

function sun(look: Look): WeatherFact[] {
  const { demands, weather } = look
  if (!demands?.isSunny || demands.isWet || !weather || weather.condition === 'Fog') return []
  const shade = find(look, ({ tags }) => hasTag({ tags }, ['sunglasses', 'sun hat']))
  // Strong at noon, but not sunny enough to say so of a cloudy day.
  if (shade && weather.condition !== 'Cloudy') return factAbout('against the sun', shade)
  const { uvIndex, highCelsius } = weather
  const isHigh = uvIndex === null ? highCelsius >= SUN_OF_SUMMER_CELSIUS : Math.round(uvIndex) >= HIGH_UV
  return isHigh ? [{ is: 'strong sun' }] : []
}

const isAiry = ({ warmthClo, material }: Garment) => warmthClo <= AIRY_CLO && material !== 'denim'

function heat(look: Look): WeatherFact[] {
  if (!isHot(look)) return []
  const linen = find(look, ({ material }) => material === 'linen')
  const wide = find(look, (garment) => garment.silhouette === 'loose' && isBody(garment) && isAiry(garment))
  return [...factAbout('linen in heat', linen), ...factAbout('loose in heat', wide)]
}

const isExposed = ({ slot }: Garment) => slot === 'outer' || slot === 'shoes' || slot === 'bag'
const isDelicate = (garment: Garment) => isExposed(garment) && isSpoiledByRain(garment)

function dry(look: Look): WeatherFact[] {
  const { demands, weather } = look
  if (!demands || weather?.source === 'estimate' || demands.isWet || demands.isSnowy) return []
  return factAbout('safe when dry', find(look, isDelicate))
}

const holdsMost = ({ garment }: StylistPiece, pieces: readonly StylistPiece[]) =>
  2 * garment.warmthClo > totalClo(pieces)

function cold({ needs, pieces, outer, inner, scarf }: Look): WeatherFact[] {
  const isOutdoors = needs.occasion?.setting === 'outdoors'
  const [warmest = null] = pieces.toSorted((one, other) => other.garment.warmthClo - one.garment.warmthClo)
  return [
    // A suit jacket or a sherwani stays on indoors.
    ...(outer && !hasTag(outer.garment, ['blazer', 'traditional']) && inner && !isOutdoors
      ? [{ is: 'coat indoors', outer, inner } as const]
      : []),
    ...(scarf ? factAbout('warm neck', scarf) : factAbout('no scarf', closable(outer))),
    ...factAbout('warmest', warmest && holdsMost(warmest, pieces) ? warmest : null),
  ]
}

function mild(look: Look): WeatherFact[] {
  const { weather, over, inner, shoes, celsius } = look
  const low = weather?.lowCelsius ?? celsius ?? COLD_CELSIUS
  const isMildAllDay = low >= COATLESS_CELSIUS
  return [
    ...(over && inner && isMildAllDay && isWarmEnough(cloWithout(over, look), low)
      ? [{ is: 'covered by a layer', over, inner } as const]
      : []),
    ...(over || isHot(look) || low < COOL_NIGHT_CELSIUS ? [] : factAbout('no layer needed', inner)),
    ...(shoes?.garment.isOpen && !isHot(look) && isMildAllDay ? factAbout('open shoes', shoes) : []),
    ...(weather && weather.lowCelsius < COOL_NIGHT_CELSIUS ? factAbout('morning and evening', over) : []),
  ]
}

function isHot({ celsius }: Look): boolean {
  return celsius !== null && celsius >= HOT_CELSIUS
}
