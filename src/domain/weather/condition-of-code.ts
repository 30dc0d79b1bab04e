import type { WeatherCondition } from '../../contract/weather.ts'

// The codes of WMO table 4677 that forecasts use.
const conditions: readonly (readonly [WeatherCondition, readonly number[]])[] = [
  ['Clear', [0, 1]],
  ['Partly cloudy', [2]],
  ['Cloudy', [3]],
  ['Fog', [45, 48]],
  ['Drizzle', [51, 53, 55]],
  ['Freezing rain', [56, 57, 66, 67]],
  ['Rain', [61, 63, 80, 81]],
  ['Heavy rain', [65, 82]],
  ['Snow', [71, 73, 75, 77, 85, 86]],
  ['Thunderstorm', [95, 96, 99]],
]
const byCode = new Map(
  conditions.flatMap(([condition, codes]) => codes.map((code) => [code, condition] as const)),
)

/** Returns the condition of a WMO weather code; null for an unknown code. */
export function conditionOfCode(code: number): WeatherCondition | null {
  return byCode.get(code) ?? null
}
