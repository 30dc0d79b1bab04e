import type { WeekDay } from '../../../contract/values/week-days.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import type { DayWeather } from '../../../contract/weather.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import type { OutfitNeeds } from '../../stylist/outfit-needs.ts'
import { type DressedDay, type WeatherFact, weatherFacts } from '../../planner/weather-facts.ts'
import { temperatureOf } from '../../stylist/score/warmth-needed.ts'
import { demandsOf } from '../../weather/weather-demands.ts'
import { capital, degrees, listed } from '../english.ts'
import { textWithNewOpening } from '../text-openings.ts'
import { keepsOutWords, nameAll, pieceWords } from '../pieces/piece-words.ts'
import { rangeInWords, weatherInWords } from './weather-words.ts'
import { dayOfMonth, monthName } from '../dates.ts'

/** Maximum words of a weather note (voice guide, kind 10). */
export const WEATHER_NOTE_WORDS = 22

interface DayToNote extends DressedDay {
  readonly day: WeekDay
  /** Null if unknown. */
  readonly place: string | null
}

/** An effect of the weather on the pieces, with its fact; the text is '' if there is none. */
export interface WeatherEffect {
  readonly is: WeatherFact['is'] | null
  readonly text: string
}

const FELT_APART_CELSIUS = 3

/** Describes the forecast or estimate of a day: 'Rain, 6 to 9 °C.', or 'Tuesday: rain, 6 to 9 °C.' */
export function weatherOfDay(
  { weather, needs, day, place }: DayToNote,
  usedTexts: ReadonlySet<string>,
): string {
  if (!weather) return noForecast(needs, day)
  if (weather.source === 'estimate') return estimate(weather, day, place, usedTexts)
  const { lowCelsius, highCelsius } = weather
  const { feelsLikeCelsius: felt } = demandsOf(weather)
  const isApart = felt <= lowCelsius - FELT_APART_CELSIUS || felt >= highCelsius + FELT_APART_CELSIUS
  const more = [
    isApart ? `, feels like ${degrees(felt)}` : '',
    weather.source === 'cached' ? ', from an earlier forecast' : '',
  ].join('')
  return textWithNewOpening(
    [
      `${weatherInWords(weather)}${more}.`,
      `${day}: ${weather.condition.toLowerCase()}, ${rangeInWords(weather, 'celsius')}${more}.`,
    ],
    usedTexts,
  )
}

function estimate(
  weather: DayWeather,
  day: WeekDay,
  place: string | null,
  usedTexts: ReadonlySet<string>,
): string {
  const expected = `${weather.condition.toLowerCase()}, ${rangeInWords(weather, 'celsius')}.`
  const where = place ? ` in ${place}` : ''
  const { isWet, isSnowy } = demandsOf(weather)
  // The outfit is for the rain.
  const chance = isWet || isSnowy ? `, with a chance of ${plural(weather.condition)}` : ''
  return textWithNewOpening(
    [
      `Estimate for ${partOfMonth(weather.date)}${where}: ${expected}`,
      `${day}: ${rangeInWords(weather, 'celsius')}, usual for ${partOfMonth(weather.date)}${where}${chance}.`,
    ],
    usedTexts,
  )
}

const plural = (condition: DayWeather['condition']) =>
  condition === 'Thunderstorm' ? 'thunderstorms' : condition.toLowerCase()

function noForecast(needs: OutfitNeeds, day: WeekDay): string {
  const celsius = temperatureOf(needs)
  const start = `${day} has no forecast yet.`
  if (celsius === null) return start
  // A temperature stated by the user is not called usual.
  if ((needs.occasion?.temperatureCelsius ?? null) !== null)
    return `${start} Planned for ${degrees(celsius)}.`
  return needs.season === null
    ? start
    : `${start} Planned for about ${degrees(celsius)}, usual in ${needs.season}.`
}

/** Returns the part of the month of a date: 'late November'. */
function partOfMonth(date: CalendarDate): string {
  const day = dayOfMonth(date)
  const name = monthName(date)
  return day <= 10 ? `early ${name}` : day <= 20 ? `mid-${name}` : `late ${name}`
}

/** Returns the most important weather effect that no other day mentions. */
export function weatherEffect(day: DressedDay, usedTexts: ReadonlySet<string>): WeatherEffect {
  const { pressing, idle } = weatherFacts(day)
  const effectOf = (fact: WeatherFact) => ({ is: fact.is, text: effectWords(fact, day.pieces) })
  const isNew = ({ text }: WeatherEffect) => ![...usedTexts].some((other) => other.includes(text))
  const [first] = pressing.map(effectOf)
  const fresh = (first ? pressing : idle).map(effectOf).find(isNew)
  return fresh ?? first ?? { is: null, text: '' }
}

/** Describes a weather fact in one sentence, or two if it needs an action. */
export function effectWords(fact: WeatherFact, pieces: readonly StylistPiece[] = []): string {
  const the = (piece: StylistPiece) => pieceWords(piece, pieces).the
  switch (fact.is) {
    case 'too light':
      if (fact.coat === 'worn') return 'Light for the weather. Add a base layer.'
      return fact.coat === 'lacking'
        ? 'Light for the weather without a coat.'
        : 'Light for the weather. Take an extra layer.'
    case 'too warm':
      return fact.outer
        ? `Warm for the weather. Carry ${the(fact.outer)} once you're moving.`
        : 'A little warm for the weather.'
    case 'keeps out':
      return keepsOutWords(listed(nameAll(fact.pieces, pieces)), fact)
    case 'suffers':
      return `Keep ${listed(nameAll(fact.pieces, pieces))} out of the ${fact.falling}.`
    case 'umbrella':
      if (!fact.shell) return 'Take an umbrella. This outfit has no rain jacket.'
      return `Take an umbrella. ${capital(the(fact.shell))} ${fact.isMuch ? "won't keep this much rain out" : 'only handles a light shower'}.`
    case 'too windy for an umbrella':
      return "Limit time outside. It's too windy for an umbrella."
    case 'covered by a layer':
      return `${capital(the(fact.over))} can come off. ${capital(the(fact.inner))} ${pieceWords(fact.inner).does('is', 'are')} warm enough.`
    case 'warms up':
      return `It warms up a lot. By afternoon ${the(fact.inner)} ${pieceWords(fact.inner).does('is', 'are')} enough.`
    case 'coat indoors':
      return `Wear ${the(fact.outer)} outside. Indoors ${the(fact.inner)} ${pieceWords(fact.inner).does('is', 'are')} enough.`
    case 'cool night':
      return 'Nights are much cooler. Take a layer if you stay out late.'
    case 'strong sun':
      return 'The sun is strong at noon, so look for shade.'
    default:
      return pieceEffect(fact, the(fact.piece))
  }
}

function pieceEffect({ is, piece }: Extract<WeatherFact, { piece: StylistPiece }>, the: string): string {
  const { does } = pieceWords(piece)
  const The = capital(the)
  switch (is) {
    case 'icy':
      return `It may be icy. Check that ${the} ${does('has', 'have')} grip.`
    case 'light shower':
      return `${The} can handle a light shower, not steady rain.`
    case 'dry snow':
      return `Wipe snow and road salt off ${the} afterward.`
    case 'heavy rain':
      return `${The} ${does("isn't", "aren't")} made for this much rain.`
    case 'wind in skirt':
      return `It's windy enough to lift ${the}.`
    case 'wind in scarf':
      return `Tuck in ${the}. It's windy.`
    case 'wind in coat':
      return `Keep ${the} closed. It's windy.`
    case 'against the sun':
      return `Sunny enough for ${the}.`
    case 'linen in heat':
    case 'loose in heat':
      return `${The} ${does('is', 'are')} ${is === 'linen in heat' ? 'linen' : 'loose'}, good in this heat.`
    case 'safe when dry':
      return `No rain expected, so ${the} ${does('is', 'are')} safe.`
    case 'warmest':
      return `Most of the warmth comes from ${the}.`
    case 'warm neck':
      return `${The} ${does('keeps', 'keep')} your neck warm outside.`
    case 'no scarf':
      return `No scarf today, so keep ${the} closed.`
    case 'no layer needed':
      return `You won't need a layer over ${the}.`
    case 'open shoes':
      return `Warm enough for ${the}.`
    case 'morning and evening':
      return `You'll want ${the} mostly in the morning and evening.`
    default:
      return is satisfies never
  }
}
