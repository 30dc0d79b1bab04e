import { weekDays } from '../../contract/values/week-days.ts'
import type { DayWeather, WeatherCondition } from '../../contract/weather.ts'
import { stableNumber } from '../stable-number.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { generateCloset } from '../stylist/search/generate-closet.test-support.ts'
import { needsOfDay } from './needs-of-day.ts'
import { daysAfter } from '../calendar-days.ts'
import { weekDates } from './week-dates.ts'
import type { DayToDress, WeekToSolve } from './week-to-solve.ts'

const MONDAY = '2026-11-23'

/** Weather of the test week's Monday; by default dry and cloudy with 8 to 12 °C. */
export function givenWeather(weather: Partial<DayWeather> = {}): DayWeather {
  return {
    date: MONDAY,
    condition: 'Cloudy',
    lowCelsius: 8,
    highCelsius: 12,
    feelsLikeLowCelsius: null,
    feelsLikeHighCelsius: null,
    precipitationMm: weather.condition === 'Rain' ? 6 : 0,
    precipitationChance: null,
    windKmh: null,
    uvIndex: null,
    source: 'live',
    ...weather,
  }
}

export interface WeekGiven {
  readonly closet: readonly StylistPiece[]
  readonly weather?: readonly (Partial<DayWeather> | null)[]
  readonly occasion?: string
  readonly styleTheme?: string
  readonly season?: 'spring' | 'summer' | 'fall' | 'winter' | 'all'
  readonly seed?: string
}

/** A week without fixed days; by default for work in the fall. */
export function givenWeek(given: WeekGiven): WeekToSolve {
  const {
    closet,
    weather = [],
    occasion = 'work',
    styleTheme = 'Classic',
    season = 'fall',
    seed = 'a',
  } = given
  const days = weekDates(MONDAY).map((date, at): DayToDress => {
    const day = weekDays[at] ?? 'Monday'
    const stated = weather.length === 0 ? {} : (weather[at % weather.length] ?? null)
    const ofDay = stated && givenWeather({ ...stated, date })
    const needs = needsOfDay({ styleTheme, occasion, season, day, weather: ofDay })
    return { day, date, weather: ofDay, needs, fixed: null }
  })
  return { days, closet, today: MONDAY, seed }
}

const all = generateCloset(410)
const conditions: readonly WeatherCondition[] = [
  'Clear',
  'Cloudy',
  'Rain',
  'Snow',
  'Partly cloudy',
  'Drizzle',
]
const occasions = ['work', 'casual', 'date', 'brunch', 'travel', 'art-gallery', 'work', 'dinner with friends']
const themes = ['Minimalist', 'Quiet luxury', 'cozy', 'Edgy', 'Business', 'whatever']
const seasons = ['fall', 'winter', 'summer', 'spring', 'all'] as const

/** Generates a different week for each number: 0 to 40 pieces, any weather or none, sometimes a locked day. */
export function generateWeek(number: number): WeekToSolve {
  const chance = (of: string) => stableNumber(`${of}:${number}`)
  const pick = <T>(from: readonly T[], of: string): T | undefined =>
    from[Math.floor(chance(of) * from.length)]
  const start = Math.floor(chance('start') * all.length)
  const step = pick([1, 3, 7, 11, 13, 17, 19], 'step') ?? 1
  const closet = Array.from({ length: Math.floor(chance('count') ** 1.7 * 41) }, (_, at) => {
    const piece = all[(start + at * step) % all.length]
    return piece && wornAtRandom(piece, chance(`worn ${at}`))
  }).filter((piece) => piece !== undefined)
  const middle = Math.round(-8 + 38 * chance('celsius'))
  const weather = weekDays.map((day) => {
    const low = middle + Math.round(8 * chance(day)) - 6
    const drawn = pick(conditions, `sky ${day}`) ?? 'Clear'
    const condition = drawn === 'Snow' && low > 2 ? 'Rain' : drawn
    const isWet = condition === 'Rain' || condition === 'Snow'
    return { condition, lowCelsius: low, highCelsius: low + 6, precipitationMm: isWet ? 5 : 0 }
  })
  const week = givenWeek({
    closet,
    weather: chance('known') < 0.85 ? weather : [null],
    occasion: pick(occasions, 'occasion') ?? 'work',
    styleTheme: pick(themes, 'theme') ?? 'Classic',
    season: pick(seasons, 'season') ?? 'fall',
    seed: `week ${number}`,
  })
  if (closet.length < 6 || chance('locked') > 0.3) return week
  const locked = Math.floor(chance('which') * 7)
  const fixed = [closet[1], closet[4]].filter((piece) => piece !== undefined)
  return { ...week, days: week.days.map((day, at) => (at === locked ? { ...day, fixed } : day)) }
}

function wornAtRandom(piece: StylistPiece, chance: number): StylistPiece {
  if (chance < 0.4) return { ...piece, lastWornDate: null, wearCount: 0 }
  return { ...piece, lastWornDate: daysAfter(MONDAY, -Math.ceil(chance * 20)), wearCount: 5 }
}
