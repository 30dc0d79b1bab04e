import { describe, expect, test } from 'vitest'
import type { WeatherOrigin } from '../../contract/weather.ts'
import { forecastSource } from './forecast-source.ts'

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

function week(...sources: readonly WeatherOrigin[]) {
  return names.map((name, at) => ({ name, source: sources[at] ?? sources.at(-1) ?? 'estimate' }))
}

describe("source of a week's weather", () => {
  test.each([
    [week('live'), 'Forecast for Toronto, from Open-Meteo.'],
    [week('cached'), 'Forecast for Toronto, from Open-Meteo, last read earlier.'],
    [
      week('live', 'live', 'live', 'estimate'),
      "Forecast for Toronto, from Open-Meteo. From Thursday on it's an estimate for the month.",
    ],
    [
      week('estimate', 'estimate', 'live'),
      "Forecast for Toronto, from Open-Meteo. On Monday and Tuesday it's an estimate for the month.",
    ],
    [
      week('live', 'live', 'live', 'live', 'live', 'live', 'estimate'),
      "Forecast for Toronto, from Open-Meteo. On Sunday it's an estimate for the month.",
    ],
    [week('estimate'), 'Too far out for a forecast. The weather for Toronto is an estimate for the month.'],
  ])('%#', (days, words) => expect(forecastSource('Toronto', days)).toBe(words))

  test('a week that has begun is not too far out', () => {
    expect(forecastSource('Toronto', week('estimate'), true)).toBe(
      'No forecast right now. The weather for Toronto is an estimate for the month.',
    )
  })
})
