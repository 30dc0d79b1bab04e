import type { DayWeather, TemperatureUnit } from '../../contract/weather.ts'
import { inUnit } from './in-unit.ts'

/** A day in words, as 'Rain, 6 to 9 °C'. */
export function weatherInWords(day: DayWeather, unit: TemperatureUnit = 'celsius'): string {
  return `${day.condition}, ${rangeInWords(day, unit)}`
}

/** The degrees of a day, as '6 to 9 °C' or '−4 °C'. */
export function rangeInWords(
  { lowCelsius, highCelsius }: Pick<DayWeather, 'lowCelsius' | 'highCelsius'>,
  unit: TemperatureUnit,
): string {
  const [low, high] = [whole(lowCelsius, unit), whole(highCelsius, unit)]
  const sign = unit === 'fahrenheit' ? '°F' : '°C'
  return low === high ? `${low} ${sign}` : `${low} to ${high} ${sign}`
}

function whole(celsius: number, unit: TemperatureUnit): string {
  return String(Math.round(inUnit(celsius, unit)) + 0).replace('-', '−')
}
