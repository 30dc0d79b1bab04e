import { expect, test } from 'vitest'
import type { WeatherOrigin } from '../../contract/weather.ts'
import { currentWeatherSource } from './current-weather-source.ts'

const NOW = '2026-11-23T12:00:00.000Z'

test.each<[WeatherOrigin, string, string]>([
  ['live', '2026-11-23T11:59:40.000Z', 'Live from Open-Meteo, just now'],
  ['live', '2026-11-23T11:56:00.000Z', 'Live from Open-Meteo, 4 minutes ago'],
  ['live', '2026-11-23T10:59:00.000Z', 'Read from Open-Meteo, 1 hour ago'],
  ['live', '2026-11-23T12:00:20.000Z', 'Live from Open-Meteo, just now'],
  ['cached', '2026-11-23T07:00:00.000Z', 'Last reading from Open-Meteo, 5 hours old'],
  ['cached', '2026-11-21T07:00:00.000Z', 'Last reading from Open-Meteo, 2 days old'],
  ['estimate', NOW, 'An estimate for the month, not a forecast'],
])('a reading that is %s, of %s: %s', (source, observedAt, words) =>
  expect(currentWeatherSource({ source, observedAt }, Date.parse(NOW))).toBe(words),
)
