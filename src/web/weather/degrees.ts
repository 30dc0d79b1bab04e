import type { TemperatureUnit } from '../../contract/weather.ts'
import { celsiusInUnit } from '../../domain/weather/celsius-in-unit.ts'

/** Degrees Celsius as whole degrees in the unit: '9°', '−3°'. */
export function degrees(celsius: number, unit: TemperatureUnit): string {
  // Adding zero turns minus zero into zero, which would be shown as '-0'.
  return `${Math.round(celsiusInUnit(celsius, unit)) + 0}°`.replace('-', '−')
}
