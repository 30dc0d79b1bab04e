import { describe, expect, test } from 'vitest'
import { dayWeather } from '../../../tests/support/factories/day-weather.ts'
import { demandsOf } from './weather-demands.ts'

const demands = (facts: Parameters<typeof dayWeather>[0]) => demandsOf(dayWeather(facts))

describe('demands of a day', () => {
  test('are minimal on a mild, cloudy day', () => {
    expect(demands({})).toEqual({
      feelsLikeCelsius: 18,
      isWet: false,
      isSnowy: false,
      isIcy: false,
      isWindy: false,
      isSunny: false,
      swingCelsius: 5,
    })
  })

  test('use the apparent temperature if known', () => {
    expect(demands({ feelsLikeLowCelsius: 5, feelsLikeHighCelsius: 10 }).feelsLikeCelsius).toBe(8)
  })

  test('include wind chill and damp', () => {
    const calm = demands({ lowCelsius: 0, highCelsius: 5 }).feelsLikeCelsius
    expect(demands({ lowCelsius: 0, highCelsius: 5, windKmh: 30 }).feelsLikeCelsius).toBeLessThan(calm - 4)
    expect(demands({ lowCelsius: 0, highCelsius: 5, condition: 'Rain' }).feelsLikeCelsius).toBeLessThan(calm)
    expect(demands({ lowCelsius: 20, highCelsius: 25, windKmh: 30 }).feelsLikeCelsius).toBe(23)
  })

  test('count rain, but not a few drops or snow', () => {
    expect(demands({ condition: 'Rain' }).isWet).toBe(true)
    expect(demands({ condition: 'Drizzle', precipitationMm: 0.1 }).isWet).toBe(false)
    expect(demands({ condition: 'Cloudy', precipitationMm: 3 }).isWet).toBe(true)
    expect(demands({ condition: 'Snow', precipitationMm: 6, lowCelsius: -4, highCelsius: 0 })).toMatchObject({
      isWet: false,
      isSnowy: true,
      isIcy: true,
    })
  })

  test('include ice on frozen ground, but not after a frost that is gone by noon', () => {
    expect(demands({ condition: 'Freezing rain', lowCelsius: 0, highCelsius: 2 }).isIcy).toBe(true)
    expect(demands({ condition: 'Rain', lowCelsius: -1, highCelsius: 3 }).isIcy).toBe(true)
    expect(demands({ condition: 'Rain', lowCelsius: -1, highCelsius: 9 }).isIcy).toBe(false)
    expect(demands({ condition: 'Clear', lowCelsius: -8, highCelsius: -2 }).isIcy).toBe(false)
  })

  test('include wind from gusts of 40 km/h on, and sun from a UV index that needs protection', () => {
    expect([demands({ windKmh: 26 }).isWindy, demands({ windKmh: 27 }).isWindy]).toEqual([false, true])
    expect(demands({ condition: 'Clear', uvIndex: 2 }).isSunny).toBe(false)
    expect(demands({ condition: 'Clear', uvIndex: 3 }).isSunny).toBe(true)
    expect(demands({ condition: 'Cloudy', uvIndex: 4 }).isSunny).toBe(false)
    expect(demands({ condition: 'Cloudy', uvIndex: 7 }).isSunny).toBe(true)
    expect(demands({ condition: 'Clear' }).isSunny).toBe(true)
  })
})
