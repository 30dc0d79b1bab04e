import type { DayWeather } from '../../../src/contract/weather.ts'

/** Returns a dry, mild and calm day, with `facts` applied. */
export function dayWeather(facts: Partial<DayWeather> = {}): DayWeather {
  return {
    date: '2026-11-23',
    condition: 'Cloudy',
    lowCelsius: 15,
    highCelsius: 20,
    feelsLikeLowCelsius: null,
    feelsLikeHighCelsius: null,
    precipitationMm: null,
    precipitationChance: null,
    windKmh: null,
    uvIndex: null,
    source: 'live',
    ...facts,
  }
}
