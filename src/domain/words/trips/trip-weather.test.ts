import { expect, test } from 'vitest'
import type { DayWeather } from '../../../contract/weather.ts'
import { tripWeather } from './trip-weather.ts'

function makeDay(day: Partial<DayWeather>): DayWeather {
  return {
    date: '2026-12-01',
    condition: 'Cloudy',
    lowCelsius: 8,
    highCelsius: 15,
    precipitationChance: 0,
    precipitationMm: 0,
    windKmh: 5,
    feelsLikeLowCelsius: null,
    feelsLikeHighCelsius: null,
    uvIndex: null,
    source: 'live',
    ...day,
  }
}

test('the weather of a trip gives the range of its forecast, and apart from it that of the other days', () => {
  const days = [
    makeDay({ date: '2026-12-01' }),
    makeDay({ date: '2026-12-02', lowCelsius: 3, highCelsius: 18, source: 'estimate' }),
  ]
  expect(tripWeather(days, 'Rome, Italy')).toBe(
    'Forecast for Rome: 8 to 15 °C. Dry. Days without a forecast: typically 3 to 18 °C.',
  )
})

test('a trip where it only snows has no rain', () => {
  const snow = { condition: 'Snow', lowCelsius: -8, highCelsius: -3, precipitationMm: 5 } as const
  expect(tripWeather([makeDay(snow)], 'Oslo')).toBe('Forecast for Oslo: −8 to −3 °C. Snow on Dec 1.')
})

test('a trip with a forecast for each day has no typical weather', () => {
  expect(tripWeather([makeDay({})], 'Rome')).toBe('Forecast for Rome: 8 to 15 °C. Dry.')
})
