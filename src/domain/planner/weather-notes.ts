import type { DayWeather, WeatherCondition } from '../../contract/weather.ts'
import { capital } from '../sentence.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import type { OutfitNeeds } from '../stylist/outfit-needs.ts'
import { temperatureOf } from '../stylist/score/warmth-needed.ts'
import { demandsOf } from '../weather/demands-of-day.ts'
import { rangeInWords } from '../weather/weather-in-words.ts'
import { clothesInWeather } from './clothes-in-weather.ts'
import { partOfMonth } from './part-of-month.ts'

interface WeatherToTell {
  readonly weather: DayWeather | null
  readonly needs: OutfitNeeds
  readonly pieces: readonly StylistPiece[]
  /** 0 for Monday: no two days of a week say it in the same way. */
  readonly at: number
  /** Null where it is not known. */
  readonly place: string | null
  /** The person chose the pieces. */
  readonly isGiven: boolean
  /** What is said of other days. */
  readonly said: ReadonlySet<string>
}

const nouns: Readonly<Record<WeatherCondition, string>> = {
  Clear: 'a clear sky',
  'Partly cloudy': 'some cloud',
  Cloudy: 'clouds',
  Fog: 'fog',
  Drizzle: 'drizzle',
  'Freezing rain': 'freezing rain',
  Rain: 'rain',
  'Heavy rain': 'heavy rain',
  Snow: 'snow',
  Thunderstorm: 'thunderstorms',
}
const FELT_APART = 3

/** What a day's weather is, or is estimated to be, and what it means for these pieces; one or two sentences. */
export function weatherNotes(asked: WeatherToTell): string {
  const { weather, needs, at, place } = asked
  const effect = clothesInWeather(asked)
  return [weather ? told(weather, at, place) : unknown(needs, at), effect].filter(Boolean).join(' ')
}

function told(weather: DayWeather, at: number, place: string | null): string {
  return weather.source === 'estimate' ? estimated(weather, at, place) : forecast(weather, at)
}

function forecast(weather: DayWeather, at: number): string {
  const noun = nouns[weather.condition]
  const range = rangeInWords(weather, 'celsius')
  const ways = [
    `${capital(noun)}, ${range}`,
    `${range} and ${noun}`,
    `Expect ${noun} and ${range}`,
    `${capital(noun)} at ${range}`,
    `${range} with ${noun}`,
    `${range}, ${noun}`,
    `The forecast says ${noun} and ${range}`,
  ]
  const earlier = weather.source === 'cached' ? ', by an earlier forecast' : ''
  return `${wayOf(ways, at)}${felt(weather)}${earlier}.`
}

function felt(weather: DayWeather): string {
  const { feelsLikeCelsius } = demandsOf(weather)
  const isColder = feelsLikeCelsius <= weather.lowCelsius - FELT_APART
  const isWarmer = feelsLikeCelsius >= weather.highCelsius + FELT_APART
  return isColder || isWarmer ? `, felt as ${degrees(feelsLikeCelsius)}` : ''
}

function estimated(weather: DayWeather, at: number, place: string | null): string {
  const about = `${degrees((weather.lowCelsius + weather.highCelsius) / 2)}${withRain(weather)}`
  const when = partOfMonth(weather.date)
  const [forPlace, inPlace] = place ? [` for ${place}`, ` in ${place}`] : ['', '']
  return wayOf(
    [
      `About ${about} is usual${forPlace} in ${when}.`,
      `No forecast reaches this day; about ${about} is usual${inPlace} in ${when}.`,
      `${capital(when)}${inPlace} is usually about ${about}; this is an estimate.`,
      `By estimate about ${about}, as is usual${inPlace} in ${when}.`,
      `An estimate, no forecast: about ${about} in ${when}${inPlace}.`,
      `Reckoned from the month, not forecast: about ${about}${inPlace}.`,
      `What ${when} usually brings${inPlace}: about ${about}, an estimate.`,
    ],
    at,
  )
}

// The clothes are chosen for it, so it is told; how often it comes is all that an estimate knows.
function withRain(weather: DayWeather): string {
  const { isWet, isSnowy } = demandsOf(weather)
  return isSnowy ? ' with snow at times' : isWet ? ' with rain at times' : ''
}

function unknown(needs: OutfitNeeds, at: number): string {
  const celsius = temperatureOf(needs)
  if (celsius === null || needs.season === null)
    return wayOf(
      [
        'Nobody knows the weather of this day yet.',
        'No forecast reaches this day.',
        'The weather of this day is still open.',
        'Without a forecast, look out of the window first.',
        'No weather is known for this day.',
        'This day has no forecast yet.',
        'There is no forecast to dress for.',
      ],
      at,
    )
  const about = degrees(celsius)
  return wayOf(
    [
      `No forecast reaches this day; this is for an ordinary ${needs.season} day of about ${about}.`,
      `Dressed for ${needs.season} as it usually is, about ${about}.`,
      `An estimate for ${needs.season}: about ${about}.`,
      `Without a forecast it is planned for about ${about}, usual in ${needs.season}.`,
      `About ${about} is assumed, as is usual in ${needs.season}.`,
      `The weather is not known yet; ${needs.season} usually has about ${about}.`,
      `Planned for the season, not for a forecast: ${needs.season}, about ${about}.`,
    ],
    at,
  )
}

function degrees(celsius: number): string {
  return `${String(Math.round(celsius) + 0).replace('-', '−')} °C`
}

function wayOf(ways: readonly string[], at: number): string {
  return ways[at % ways.length] ?? ''
}
