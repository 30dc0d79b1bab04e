import type { TemperatureUnit } from '../../contract/weather.ts'
import { inUnit } from '../../domain/weather/in-unit.ts'

/** Degrees Celsius as they are shown, in whole degrees of the unit: '9°', '−3°'. */
export function degrees(celsius: number, unit: TemperatureUnit): string {
  // Plus zero, since minus zero is written '-0'.
  return `${Math.round(inUnit(celsius, unit)) + 0}°`.replace('-', '−')
}
