import type { DayWeather } from '../../contract/weather.ts'

/**
 * Returns the temperature of a day in whole °C: the mean of its low and high. Every text, chip and log entry that shows
 * a single temperature of a day uses it.
 */
export function temperatureOfDay({
  lowCelsius,
  highCelsius,
}: Pick<DayWeather, 'lowCelsius' | 'highCelsius'>): number {
  // Adding 0 turns -0 into 0.
  return Math.round((lowCelsius + highCelsius) / 2) + 0
}
