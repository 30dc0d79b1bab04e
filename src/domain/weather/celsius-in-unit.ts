import type { TemperatureUnit } from '../../contract/weather.ts'

/** Converts degrees Celsius to the unit, rounded to tenths. */
export function celsiusInUnit(celsius: number, unit: TemperatureUnit): number {
  const degrees = unit === 'fahrenheit' ? (celsius * 9) / 5 + 32 : celsius
  // Adding 0 turns -0 into 0.
  return Math.round(10 * degrees) / 10 + 0
}
