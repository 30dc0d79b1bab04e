import type { DayWeather, TemperatureUnit } from '../../../contract/weather.ts'
import { celsiusInUnit } from '../../weather/celsius-in-unit.ts'

/** Describes the weather of a day: 'Rain, 6 to 9 °C'. */
export function weatherInWords(day: DayWeather, unit: TemperatureUnit = 'celsius'): string {
  return `${day.condition}, ${rangeInWords(day, unit)}`
}

/** Formats the temperatures of a day: '6 to 9 °C' or '−4 °C'. */
export function rangeInWords(
  { lowCelsius, highCelsius }: Pick<DayWeather, 'lowCelsius' | 'highCelsius'>,
  unit: TemperatureUnit,
): string {
  // Rounds in °C first, as in sentences, so a range is the same in both units.
  const [low, high] = [degreesIn(Math.round(lowCelsius), unit), degreesIn(Math.round(highCelsius), unit)]
  return low === high ? low : `${low.slice(0, -3)} to ${high}`
}

/** Formats whole degrees in the unit: '−4 °C', '25 °F'. */
export function degreesIn(celsius: number, unit: TemperatureUnit): string {
  const whole = String(Math.round(celsiusInUnit(celsius, unit)) + 0).replace('-', '−')
  return `${whole} ${unit === 'fahrenheit' ? '°F' : '°C'}`
}
