import type { DayWeather } from '../../contract/weather.ts'
import type { Garment } from '../closet/garment.ts'
import { hasTag, type GarmentTag } from '../closet/garment-tags.ts'
import { hasSkirt } from '../closet/has-skirt.ts'
import { hasRoughSole } from '../closet/has-rough-sole.ts'
import { keepsShowerOut } from '../closet/keeps-shower-out.ts'
import { capital, listed } from '../sentence.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import type { OutfitNeeds } from '../stylist/outfit-needs.ts'
import { temperatureFor } from '../stylist/score/warmth-needed.ts'
import type { DayDemands } from '../weather/day-demands.ts'
import { outerAsked } from '../stylist/search/slots-asked.ts'
import { isSpoiledByRain } from '../weather/is-spoiled-by-rain.ts'
import { demandsOf } from '../weather/demands-of-day.ts'
import { type Said, sayPiece } from './say-piece.ts'
import { warmthBand } from './warmth-band.ts'
import { warmthOf } from '../stylist/score/judge-season.ts'

interface ClothesInWeather {
  readonly weather: DayWeather | null
  readonly needs: OutfitNeeds
  readonly pieces: readonly StylistPiece[]
  /** 0 for Monday. */
  readonly at: number
  /** The person chose the pieces: what else the closet has is not known. */
  readonly isGiven: boolean
  /** What was said of other outfits or days, which is not to be read once more. */
  readonly said?: ReadonlySet<string>
}

interface Look extends ClothesInWeather {
  readonly demands: DayDemands | null
  readonly celsius: number | null
  readonly outer: Said | null
  /** What comes off when it gets warm: the coat, else the layer over the top. */
  readonly over: Said | null
  readonly inner: Said | null
  readonly shoes: Said | null
}

const WIDE_SWING_CELSIUS = 8
// A coat comes off outdoors from here on.
const COATLESS_CELSIUS = 15
const COLD_CELSIUS = 12
const COOL_EVENING_CELSIUS = 18
const HOT_CELSIUS = 26
// World Health Organization: from 6 on the sun is high.
const HIGH_UV = 6
const SUN_OF_SUMMER_CELSIUS = 25

/** What the weather of a day means for the pieces worn on it, in one sentence that is true of them; '' for no pieces. */
export function clothesInWeather(asked: ClothesInWeather): string {
  if (asked.pieces.length === 0) return ''
  const at = (...slots: readonly StylistPiece['garment']['slot'][]) => {
    const piece = asked.pieces.find(({ garment }) => slots.includes(garment.slot))
    return piece ? sayPiece(piece) : null
  }
  const look: Look = {
    ...asked,
    demands: asked.weather ? demandsOf(asked.weather) : null,
    celsius: temperatureFor(asked.needs),
    outer: at('outer'),
    over: at('outer') ?? at('mid'),
    inner: (at('outer') && at('mid')) ?? at('dress', 'top'),
    shoes: at('shoes'),
  }
  const pressing = [...wrongWarmth(look), ...underfoot(look), ...rain(look), ...wind(look)].filter(isSaid)
  // What is pressing is said again rather than not at all.
  if (pressing.length > 0) return unsaid(pressing, look) ?? pressing[look.at % pressing.length] ?? ''
  const idle = [swing, sun, heat, dry, cold, mild].flatMap((lines) => lines(look)).filter(isSaid)
  return unsaid(idle, look) ?? ''
}

function unsaid(lines: readonly string[], { at, said = new Set() }: Look): string | undefined {
  const texts = [...said]
  return lines
    .map((_, later) => lines[(at + later) % lines.length] ?? '')
    .find((line) => !texts.some((text) => text.includes(line)))
}

type Line = string | null
const isSaid = (line: Line) => line !== null

function wrongWarmth(look: Look): Line[] {
  const { pieces, needs, outer } = look
  const { least, most } = warmthBand(needs)
  const clo = warmthOf(pieces)
  if (clo < least) return tooLight(look)
  if (clo <= most) return []
  return outer
    ? [`Together this is warmer than the day needs: carry ${outer.the} once you are under way.`]
    : ['This is a little warmer than the day needs.']
}

function tooLight({ needs, outer, isGiven }: Look): Line[] {
  if (outer)
    return [
      'This is still light for the day: add a thin layer beneath.',
      `Even with ${outer.the} it is light for the day, so keep the way outside short.`,
      'It is light for the day; a vest beneath makes up for what is missing.',
    ]
  if (isGiven || outerAsked(needs) !== 'asked')
    return [
      'This is light for the day; take a layer along.',
      'Take a layer along: this is on the light side.',
    ]
  return [
    'This is light for the day, and no coat in your closet fits it: keep the way outside short.',
    'Without a coat this is light for the day; add a layer beneath.',
    'It is colder than these pieces are made for, and no coat here fits the day.',
  ]
}

function underfoot({ demands, shoes }: Look): Line[] {
  if (!demands?.isIcy || !shoes || hasRoughSole(shoes.piece)) return []
  return [
    `Ice is possible underfoot: look at the soles of ${shoes.the} first.`,
    `Allow more time on foot, since ice is possible and ${shoes.the} ${shoes.verb('has', 'have')} to hold.`,
  ]
}

function rain({ demands, weather, pieces, outer, shoes }: Look): Line[] {
  if (!demands?.isWet && !demands?.isSnowy) return []
  const falling = demands.isSnowy ? 'snow' : 'rain'
  // Trousers are out in it whatever is said of them.
  const suffering = pieces.filter(
    ({ garment: { rain: fitness, slot } }) =>
      (slot === 'outer' || slot === 'shoes' || slot === 'bag') &&
      (fitness === 'suffers' || fitness === 'spoils'),
  )
  const isMuch = weather?.condition === 'Heavy rain' || weather?.condition === 'Thunderstorm'
  const keeping = pieces.filter(({ garment }) => garment.rain === 'keeps out').map(sayPiece)
  const [first] = keeping
  return [
    first
      ? `${capital(listed(keeping.map(({ the }) => the)))} ${keeping.length > 1 ? 'keep' : first.verb('keeps', 'keep')} the ${falling} out.`
      : null,
    shoes && shoes.piece.garment.rain === 'bears' && !hasRoughSole(shoes.piece)
      ? bearing(shoes, demands.isSnowy ? 'snow' : isMuch ? 'much rain' : 'rain')
      : null,
    suffering.length > 0
      ? `Keep ${listed(suffering.slice(0, 2).map((piece) => sayPiece(piece).the))} out of the ${falling} as far as you can.`
      : null,
    !demands.isSnowy && !first ? overhead(outer, isMuch, demands.isWindy) : null,
  ]
}

// Leather and most soles take a shower; nobody has said that they take more.
function bearing({ the, verb, piece }: Said, falling: 'snow' | 'rain' | 'much rain'): string {
  const start = capital(the)
  const isLow = !hasTag(piece.garment, cutHigh) && piece.garment.type !== null
  if (falling === 'snow') return `${start} ${verb('takes', 'take')} dry snow; wipe salt off afterwards.`
  return falling === 'rain'
    ? `${start} ${verb('takes', 'take')} a short shower; in longer rain ${verb('it gets', 'they get')} wet through.`
    : `${start} ${verb('is', 'are')} ${isLow ? 'low' : 'not made'} for so much rain: step around the puddles.`
}

function overhead(outer: Said | null, isMuch: boolean, isWindy: boolean): string {
  const isShell = outer !== null && keepsShowerOut(outer.piece.garment)
  const start =
    !isShell || !outer
      ? 'Nothing here is made to keep rain out'
      : isMuch
        ? `So much rain gets through ${outer.the} in time`
        : `${capital(outer.the)} ${outer.verb('keeps', 'keep')} out a shower and no more`
  return isWindy
    ? `${start}, and this wind turns umbrellas: keep the way outside short.`
    : `${start}: take an umbrella.`
}

const cutHigh: readonly GarmentTag[] = [
  'ankle boots',
  'tall boots',
  'rain boots',
  'snow boots',
  'hiking boots',
  'sandals',
]

function wind({ demands, weather, outer, pieces }: Look): Line[] {
  if (!demands?.isWindy) return []
  const speed = weather?.windKmh ? `Wind of ${Math.round(weather.windKmh)} km/h` : 'Wind'
  const loose = pieces.find(({ garment }) => hasSkirt(garment) && garment.silhouette !== 'slim')
  return [
    loose ? `${speed} lifts ${sayPiece(loose).the}; wear something beneath.` : null,
    pieces.some(({ garment }) => isScarf(garment)) ? `${speed}: tuck the ends of the scarf in.` : null,
    outer ? `${speed}: wear ${outer.the} closed.` : null,
  ]
}

function swing({ demands, weather, over, inner }: Look): Line[] {
  if (!demands || !weather || demands.swingCelsius < WIDE_SWING_CELSIUS) return []
  if (weather.highCelsius < COATLESS_CELSIUS) return []
  // No number of degrees: a difference is another one in Fahrenheit.
  if (over && inner)
    return [
      `It warms up a lot from dawn to afternoon: ${over.the} for the morning, ${inner.the} alone later.`,
      `It changes a lot over the day, and ${over.the} ${over.verb('comes', 'come')} off.`,
    ]
  return weather.lowCelsius < COOL_EVENING_CELSIUS
    ? ['It changes a lot over the day; take something along for the evening.']
    : []
}

function sun({ demands, weather, pieces }: Look): Line[] {
  if (!demands?.isSunny || !weather) return []
  const isHigh =
    weather.uvIndex === null
      ? weather.highCelsius >= SUN_OF_SUMMER_CELSIUS
      : Math.round(weather.uvIndex) >= HIGH_UV
  const eyes = pieces.find(({ garment }) => garment.tags.has('sunglasses') || garment.tags.has('sun hat'))
  if (eyes) return [`The sun is strong enough for ${sayPiece(eyes).the}.`]
  return isHigh ? ['The sun is strong enough to want shade at noon.'] : []
}

function heat({ celsius, pieces }: Look): Line[] {
  if (celsius === null || celsius < HOT_CELSIUS) return []
  const linen = pieces.find(({ garment }) => garment.material === 'linen')
  const wide = pieces.find(
    ({ garment: { slot, silhouette } }) =>
      silhouette === 'loose' && (slot === 'dress' || slot === 'top' || slot === 'bottom'),
  )
  return [
    linen
      ? `${capital(sayPiece(linen).the)} ${sayPiece(linen).verb('is', 'are')} of linen, which lets air through.`
      : null,
    wide ? `${capital(sayPiece(wide).the)} ${sayPiece(wide).verb('leaves', 'leave')} room for air.` : null,
  ]
}

function dry({ demands, weather, pieces }: Look): Line[] {
  if (!demands || weather?.source === 'estimate' || demands.isWet || demands.isSnowy) return []
  const delicate = pieces.find(({ garment }) => garment.slot !== 'extra' && isSpoiledByRain(garment))
  return delicate ? [`It stays dry, so ${sayPiece(delicate).the} can go out.`] : []
}

function cold({ celsius, pieces, outer, inner }: Look): Line[] {
  if (celsius === null || celsius > COLD_CELSIUS) return []
  const scarf = pieces.find(({ garment }) => isScarf(garment))
  const [warmest] = pieces.toSorted((one, other) => other.garment.warmthClo - one.garment.warmthClo)
  return [
    warmest
      ? `${capital(sayPiece(warmest).the)} ${sayPiece(warmest).verb('brings', 'bring')} most of the warmth.`
      : null,
    scarf
      ? `${capital(sayPiece(scarf).the)} ${sayPiece(scarf).verb('keeps', 'keep')} the neck warm on the way.`
      : null,
    outer && inner ? `Warm enough with ${outer.the} outside; inside ${inner.the} will do alone.` : null,
    outer && !scarf ? `Close ${outer.the} on the way, since no scarf is in this outfit.` : null,
  ]
}

function mild({ celsius, weather, outer, over, inner, shoes, said }: Look): Line[] {
  if (celsius !== null && celsius <= COLD_CELSIUS) return []
  const isHot = celsius !== null && celsius >= HOT_CELSIUS
  // Of one day of the week it is news.
  const isNoLayerSaid = [...(said ?? [])].some((text) => text.includes('no layer on top'))
  return [
    outer && inner ? `${capital(outer.the)} can hang open or come off; ${inner.the} will do alone.` : null,
    over && over !== outer && inner ? `${capital(over.the)} can come off; ${inner.the} will do alone.` : null,
    !over && inner && !isHot && !isNoLayerSaid
      ? `${capital(inner.the)} ${inner.verb('needs', 'need')} no layer on top.`
      : null,
    shoes?.piece.garment.isOpen && !isHot ? `Warm enough for ${shoes.the}.` : null,
    over && weather && weather.lowCelsius < COOL_EVENING_CELSIUS
      ? `${capital(over.the)} ${over.verb('is', 'are')} for the morning and the evening above all.`
      : null,
  ]
}

function isScarf({ tags }: Garment): boolean {
  return tags.has('winter scarf') || tags.has('light scarf') || tags.has('shawl')
}
