import type { DayWeather } from '../../contract/weather.ts'

/**
 * The one figure for the temperature of a day, in whole °C: the mean of its low and high. Every text, chip and log entry that
 * names one temperature of a day names this one; a range names the low and the high.
 */
export function temperatureOfDay({
  lowCelsius,
  highCelsius,
}: Pick<DayWeather, 'lowCelsius' | 'highCelsius'>): number {
  // Plus zero, since minus zero is written '-0'.
  return Math.round((lowCelsius + highCelsius) / 2) + 0
}
