import type { TemperatureUnit } from '../../contract/weather.ts'

/** Degrees Celsius in the unit, to the tenth. */
export function inUnit(celsius: number, unit: TemperatureUnit): number {
  const degrees = unit === 'fahrenheit' ? (celsius * 9) / 5 + 32 : celsius
  // Plus zero, since minus zero is written '-0'.
  return Math.round(10 * degrees) / 10 + 0
}
