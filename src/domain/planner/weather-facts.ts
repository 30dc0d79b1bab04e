import type { DayWeather } from '../../contract/weather.ts'
import { hasTag, type GarmentTag } from '../closet/garment-tags.ts'
import { hasRoughSole } from '../closet/has-rough-sole.ts'
import { hasSkirt } from '../closet/has-skirt.ts'
import { keepsShowerOut } from '../closet/keeps-shower-out.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import type { OutfitNeeds } from '../stylist/outfit-needs.ts'
import { warmthOf } from '../stylist/score/judge-season.ts'
import { temperatureFor } from '../stylist/score/warmth-needed.ts'
import { outerAsked } from '../stylist/search/slots-asked.ts'
import { demandsOf } from '../weather/demands-of-day.ts'
import { isSpoiledByRain } from '../weather/is-spoiled-by-rain.ts'
import { warmthBand } from './warmth-band.ts'

export interface DressedDay {
  readonly weather: DayWeather | null
  readonly needs: OutfitNeeds
  readonly pieces: readonly StylistPiece[]
  /** The wearer chose the pieces: what else the closet has is not known. */
  readonly isGiven: boolean
}

/** What the weather of a day means for the pieces worn on it. */
export type WeatherFact =
  | { readonly is: 'too light'; readonly coat: 'worn' | 'lacking' | 'not asked' }
  | { readonly is: 'too warm'; readonly outer: StylistPiece | null }
  | { readonly is: 'keeps out'; readonly pieces: readonly StylistPiece[]; readonly falling: Falling }
  | { readonly is: 'suffers'; readonly pieces: readonly StylistPiece[]; readonly falling: Falling }
  /** `shell` is the coat that keeps a shower out. */
  | { readonly is: 'umbrella'; readonly shell: StylistPiece | null; readonly isMuch: boolean }
  | { readonly is: 'too windy for an umbrella' }
  | { readonly is: 'covered by a layer'; readonly over: StylistPiece; readonly inner: StylistPiece }
  | { readonly is: 'warms up'; readonly inner: StylistPiece }
  | { readonly is: 'coat indoors'; readonly outer: StylistPiece; readonly inner: StylistPiece }
  | { readonly is: 'cool evening' | 'strong sun' }
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
// A coat comes off outdoors from here on.
const COATLESS_CELSIUS = 15
const COLD_CELSIUS = 12
const COOL_EVENING_CELSIUS = 18
const HOT_CELSIUS = 26
// World Health Organization: from 6 on the sun is high.
const HIGH_UV = 6
const SUN_OF_SUMMER_CELSIUS = 25
const cutHigh: readonly GarmentTag[] = [
  'ankle boots', 'tall boots', 'rain boots', 'snow boots', 'hiking boots', 'sandals',
] // prettier-ignore

/** The facts of a dressed day, most important first: what must be said even if another day says it, and what can be. */
export function weatherFacts(day: DressedDay): { pressing: WeatherFact[]; idle: WeatherFact[] } {
  const { weather, needs, pieces, isGiven } = day
  const pressing: WeatherFact[] = []
  const idle: WeatherFact[] = []
  if (pieces.length === 0) return { pressing, idle }
  const find = (is: (piece: StylistPiece) => boolean) => pieces.find(is) ?? null
  const at = (...slots: readonly StylistPiece['garment']['slot'][]) =>
    find(({ garment }) => slots.includes(garment.slot))
  const say = (to: WeatherFact[], is: FactOfPiece, piece: StylistPiece | null) =>
    piece && to.push({ is, piece })
  const demands = weather && demandsOf(weather)
  const celsius = temperatureFor(needs)
  const [outer, mid, shoes] = [at('outer'), at('mid'), at('shoes')]
  const over = outer ?? mid
  const inner = (outer && mid) ?? at('dress', 'top')
  const scarf = find(({ garment }) => hasTag(garment, ['winter scarf', 'light scarf', 'shawl']))

  const { least, most } = warmthBand(needs)
  const clo = warmthOf(pieces)
  const isCoatLacking = !isGiven && outerAsked(needs) === 'asked'
  if (clo < least)
    pressing.push({ is: 'too light', coat: outer ? 'worn' : isCoatLacking ? 'lacking' : 'not asked' })
  if (clo > most) pressing.push({ is: 'too warm', outer })
  if (demands?.isIcy && shoes && !hasRoughSole(shoes)) say(pressing, 'icy', shoes)
  if (demands && (demands.isWet || demands.isSnowy)) {
    const falling = demands.isSnowy ? 'snow' : 'rain'
    const isMuch = weather?.condition === 'Heavy rain' || weather?.condition === 'Thunderstorm'
    const keeping = pieces.filter(({ garment }) => garment.rain === 'keeps out')
    // Trousers get wet whatever is said of them.
    const suffering = pieces.filter(
      ({ garment: { rain, slot } }) =>
        (slot === 'outer' || slot === 'shoes' || slot === 'bag') && (rain === 'suffers' || rain === 'spoils'),
    )
    if (keeping.length > 0) pressing.push({ is: 'keeps out', pieces: keeping, falling })
    if (shoes?.garment.rain === 'bears' && !hasRoughSole(shoes)) {
      const isLow = !hasTag(shoes.garment, cutHigh)
      if (falling === 'snow') say(pressing, 'dry snow', shoes)
      else say(pressing, isMuch && isLow ? 'heavy rain' : 'light shower', shoes)
    }
    if (suffering.length > 0) pressing.push({ is: 'suffers', pieces: suffering.slice(0, 2), falling })
    if (falling === 'rain' && keeping.length === 0) {
      const shell = outer && keepsShowerOut(outer.garment) ? outer : null
      pressing.push(demands.isWindy ? { is: 'too windy for an umbrella' } : { is: 'umbrella', shell, isMuch })
    }
  }
  if (demands?.isWindy) {
    say(
      pressing,
      'wind in skirt',
      find(({ garment }) => hasSkirt(garment) && garment.silhouette !== 'slim'),
    )
    say(pressing, 'wind in scarf', scarf)
    say(pressing, 'wind in coat', outer)
  }

  if (
    weather &&
    demands &&
    demands.swingCelsius >= WIDE_SWING_CELSIUS &&
    weather.highCelsius >= COATLESS_CELSIUS
  ) {
    if (over && inner) idle.push({ is: 'warms up', inner })
    else if (weather.lowCelsius < COOL_EVENING_CELSIUS) idle.push({ is: 'cool evening' })
  }
  if (weather && demands?.isSunny) {
    const shade = find(({ garment }) => hasTag(garment, ['sunglasses', 'sun hat']))
    const isHigh =
      weather.uvIndex === null
        ? weather.highCelsius >= SUN_OF_SUMMER_CELSIUS
        : Math.round(weather.uvIndex) >= HIGH_UV
    if (shade) say(idle, 'against the sun', shade)
    else if (isHigh) idle.push({ is: 'strong sun' })
  }
  const isHot = celsius !== null && celsius >= HOT_CELSIUS
  if (isHot) {
    const isWide = ({ garment: { slot, silhouette } }: StylistPiece) =>
      silhouette === 'loose' && (slot === 'dress' || slot === 'top' || slot === 'bottom')
    say(
      idle,
      'linen in heat',
      find(({ garment }) => garment.material === 'linen'),
    )
    say(idle, 'loose in heat', find(isWide))
  }
  if (demands && weather?.source !== 'estimate' && !demands.isWet && !demands.isSnowy)
    say(
      idle,
      'safe when dry',
      find(({ garment }) => garment.slot !== 'extra' && isSpoiledByRain(garment)),
    )
  if (celsius !== null && celsius <= COLD_CELSIUS) {
    if (outer && inner) idle.push({ is: 'coat indoors', outer, inner })
    if (scarf) say(idle, 'warm neck', scarf)
    else say(idle, 'no scarf', outer)
    const [warmest = null] = pieces.toSorted((one, other) => other.garment.warmthClo - one.garment.warmthClo)
    say(idle, 'warmest', warmest)
    return { pressing, idle }
  }
  if (over && inner) idle.push({ is: 'covered by a layer', over, inner })
  if (!over && !isHot) say(idle, 'no layer needed', inner)
  if (shoes?.garment.isOpen && !isHot) say(idle, 'open shoes', shoes)
  if (weather && weather.lowCelsius < COOL_EVENING_CELSIUS) say(idle, 'morning and evening', over)
  return { pressing, idle }
}
