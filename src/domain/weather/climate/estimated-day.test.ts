import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { DayWeather } from '../../../contract/weather.ts'
import { daysFrom } from '../../calendar-days.ts'
import { estimatedDay } from './estimated-day.ts'
import { findPlace } from '../places/find-place.ts'
import type { Place } from '../places/place.ts'
import { places } from '../places/places.ts'

function listed(name: string): Place {
  const place = findPlace(name)
  if (!place) throw new Error(`${name} is not listed`)
  return place
}

function meanOf(place: Place, dates: readonly CalendarDate[]): number {
  const middles = dates
    .map((date) => estimatedDay(place, date))
    .map((day) => (day.lowCelsius + day.highCelsius) / 2)
  return middles.reduce((sum, middle) => sum + middle, 0) / middles.length
}

describe('the estimate of a day', () => {
  test('is deterministic and marked as an estimate', () => {
    const day = estimatedDay(listed('Toronto'), '2026-11-23')
    expect(estimatedDay(listed('Toronto'), '2026-11-23')).toEqual(day)
    expect(day).toMatchObject({
      date: '2026-11-23',
      source: 'estimate',
      windKmh: null,
      precipitationMm: null,
    })
  })

  test.each([
    ['Toronto', -4, 22],
    ['Sydney', 23, 13],
    ['Singapore', 27, 28],
    ['Cape Town', 21, 13],
  ])('in %s is about %d °C in January and %d °C in July', (name, january, july) => {
    expect(Math.abs(meanOf(listed(name), daysFrom('2027-01-01', 31)) - january)).toBeLessThan(2)
    expect(Math.abs(meanOf(listed(name), daysFrom('2027-07-01', 31)) - july)).toBeLessThan(2)
  })

  // Monthly means of the climatological normals, in whole degrees.
  test.each([
    ['Mumbai', '2027-05-01', 30],
    ['Bangkok', '2027-04-15', 30],
    ['Chiang Mai', '2027-04-15', 30],
    ['Mexico City', '2027-05-01', 19],
    ['Darwin', '2027-11-01', 30],
    ['Lusaka', '2027-10-15', 24],
  ] as const)('in %s, with summer rains, is hottest before the rains (%s)', (name, first, usual) => {
    const place = listed(name)
    const before = meanOf(place, daysFrom(first, 30))
    for (const middle of ['2027-01-10', '2027-07-10'] as const)
      expect(before).toBeGreaterThan(meanOf(place, daysFrom(middle, 30)))
    expect(Math.abs(before - usual)).toBeLessThan(4)
  })

  test('has the UV index of its latitude, season and sky, and no wind', () => {
    const uvOf = (name: string, date: CalendarDate) => estimatedDay(listed(name), date).uvIndex ?? -1
    expect(uvOf('Toronto', '2026-12-21')).toBeLessThan(2)
    expect(Math.max(...daysFrom('2027-06-01', 30).map((date) => uvOf('Toronto', date)))).toBeGreaterThan(8)
    expect(Math.max(...daysFrom('2027-03-01', 30).map((date) => uvOf('Singapore', date)))).toBeGreaterThan(11)
  })

  test('is continuous across February 29 and the end of a year', () => {
    for (const dates of [daysFrom('2028-02-26', 7), daysFrom('2027-12-29', 7)])
      for (const place of places) {
        const chances = dates.map((date) => estimatedDay(place, date).precipitationChance ?? 0)
        for (const [at, chance] of chances.slice(1).entries())
          expect(Math.abs(chance - (chances[at] ?? 0))).toBeLessThanOrEqual(2)
      }
  })

  test('has rain with the frequency of the climate, and snow only in the cold', () => {
    const wet = daysFrom('2026-07-01', 300)
      .map((date) => estimatedDay(listed('Bergen'), date))
      .filter(({ condition }) => /rain|drizzle|snow|thunder/i.test(condition))
    expect(wet.length / 300).toBeGreaterThan(0.5)
    expect(wet.length / 300).toBeLessThan(0.72)
    for (const place of places)
      for (const date of ['2026-01-15', '2026-07-15'] as const) {
        const day = estimatedDay(place, date)
        expect(DayWeather.safeParse(day).success).toBe(true)
        expect(day.lowCelsius).toBeLessThan(day.highCelsius)
        if (day.condition === 'Snow') expect(day.lowCelsius).toBeLessThanOrEqual(1)
      }
    const dubai = daysFrom('2027-06-01', 60).map((date) => estimatedDay(listed('Dubai'), date).condition)
    expect(dubai.filter((condition) => condition === 'Clear').length).toBeGreaterThan(40)
  })

  test('for an unlisted place is based on the nearest one, and colder farther from the equator', () => {
    const dates = daysFrom('2027-01-01', 31)
    const lucca = { name: 'Lucca, Italy', latitude: 43.84, longitude: 10.51 }
    expect(Math.abs(meanOf(lucca, dates) - meanOf(listed('Florence'), dates))).toBeLessThan(1.5)
    const churchill = { name: 'Churchill, Canada', latitude: 58.77, longitude: -94.17 }
    expect(meanOf(churchill, dates)).toBeLessThan(meanOf(listed('Winnipeg'), dates) - 4)
    const southPole = { name: 'South Pole', latitude: -90, longitude: 0 }
    expect(DayWeather.safeParse(estimatedDay(southPole, '2026-07-01')).success).toBe(true)
  })
})
