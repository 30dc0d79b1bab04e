import { expect, test } from 'vitest'
import { outfitNeeds } from '../occasions/needs-of-request.ts'
import { temperatureFor, warmthNeeded } from './warmth-needed.ts'

test.each([
  [0, 1.5],
  [10, 1],
  [16, 0.75],
  [22, 0.5],
  [28, 0.3],
])('at %i °C about %f clo are needed', (celsius, clo) => {
  expect(warmthNeeded(celsius)).toBeCloseTo(clo)
})

test('a warmer day never needs more clo', () => {
  const needed = Array.from({ length: 80 }, (_, at) => warmthNeeded(at - 30))
  expect(needed).toEqual(needed.toSorted((one, other) => other - one))
  expect(Math.min(...needed)).toBeGreaterThan(0)
})

test('the temperature of the occasion takes precedence over the season', () => {
  const needs = outfitNeeds({ stylePreference: 'casual', occasion: 'brunch', season: 'summer' })
  expect(temperatureFor(needs)).toBe(25)
  expect(
    temperatureFor({ ...needs, occasion: needs.occasion && { ...needs.occasion, temperatureCelsius: 19 } }),
  ).toBe(19)
  expect(temperatureFor({ ...needs, season: null })).toBeNull()
  expect(temperatureFor(null)).toBeNull()
})
