import { weekDays } from '../../contract/values/week-days.ts'
import { bagSizes, type BagSize } from '../../contract/trips/packing-list.ts'
import type { DayWeather } from '../../contract/weather.ts'
import { daysAfter, daysBetween } from '../calendar-days.ts'
import { needsOfDay } from '../planner/needs-of-day.ts'
import { mondayOf } from '../planner/week-dates.ts'
import { givenWeather } from '../planner/generate-week.test-support.ts'
import { stableNumber } from '../stable-number.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { generateCloset } from '../stylist/search/generate-closet.test-support.ts'
import type { TripDayToDress, TripToPack } from './trip-to-pack.ts'

const FIRST_DAY = '2026-11-23'

export interface TripGiven {
  readonly closet: readonly StylistPiece[]
  /** Occasions of the days, repeated in order; the travel outfit's is always travel. */
  readonly purposes?: readonly string[]
  readonly weather?: readonly Partial<DayWeather>[]
  readonly days?: number
  readonly bag?: BagSize
  readonly laundryEvery?: number | null
  readonly keptIds?: readonly string[]
  readonly seed?: string
}

/** A trip without fixed days; by default five dry days of sightseeing with a carry-on. */
export function givenTrip(given: TripGiven): TripToPack {
  const { closet, purposes = ['sightseeing'], weather = [{}], days: count = 5, seed = 'a' } = given
  const { bag = 'carry-on', laundryEvery = null, keptIds = [] } = given
  const days = Array.from({ length: count + 1 }, (_, at): TripDayToDress => {
    const date = daysAfter(FIRST_DAY, Math.max(0, at - 1))
    const day = weekDays[daysBetween(mondayOf(date), date)] ?? 'Monday'
    const ofDay = givenWeather({ ...weather[Math.max(0, at - 1) % weather.length], date })
    const occasion = at === 0 ? 'travel' : (purposes[(at - 1) % purposes.length] ?? 'casual')
    const input = { styleTheme: '', season: 'all', isOneDay: true } as const
    return {
      day,
      date,
      weather: ofDay,
      needs: needsOfDay({ ...input, occasion, day, weather: ofDay }),
      fixed: null,
    }
  })
  return { days, closet, keptIds: new Set(keptIds), bag, laundryEvery, today: FIRST_DAY, seed }
}

const all = generateCloset(300)
const purposes = ['work', 'sightseeing', 'wedding-guest', 'hiking', 'beach', 'dinner with friends', 'casual']

/**
 * Generates a different trip for each number: 0 to 90 pieces, 1 to 14 days, any bag and weather, with or without
 * laundry.
 */
export function generateTrip(number: number): TripToPack {
  const chance = (of: string) => stableNumber(`${of}:${number}`)
  const pick = <T>(from: readonly T[], of: string): T | undefined =>
    from[Math.floor(chance(of) * from.length)]
  const start = Math.floor(chance('start') * all.length)
  const closet = Array.from(
    { length: Math.floor(chance('count') * 91) },
    (_, at) => all[(start + at * 7) % all.length],
  ).filter((piece) => piece !== undefined)
  const middle = Math.round(-5 + 35 * chance('celsius'))
  const weather = [0, 1, 2, 3].map((at) => {
    const isWet = chance(`sky ${at}`) < 0.3
    const condition = isWet ? (middle < 0 ? 'Snow' : 'Rain') : 'Cloudy'
    return {
      condition,
      lowCelsius: middle - 4,
      highCelsius: middle + 4,
      precipitationMm: isWet ? 5 : 0,
    } as const
  })
  const kept = closet[3]
  return givenTrip({
    closet,
    weather,
    purposes: [pick(purposes, 'one') ?? 'work', pick(purposes, 'two') ?? 'work'],
    days: 1 + Math.floor(chance('days') * 14),
    bag: pick(bagSizes, 'bag') ?? 'carry-on',
    laundryEvery: chance('laundry') < 0.5 ? null : 1 + Math.floor(chance('every') * 5),
    keptIds: kept && chance('kept') < 0.3 ? [kept.id] : [],
    seed: `trip ${number}`,
  })
}
