import type { DayWeather } from '../../src/contract/weather.ts'

/** A dry, mild and calm day, with the given changes. */
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
