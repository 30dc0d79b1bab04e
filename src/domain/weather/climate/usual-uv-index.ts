import type { WeatherCondition } from '../../../contract/weather.ts'

const RADIANS = Math.PI / 180
const TILT_DEGREES = 23.45
const CLEAR_AT_ZENITH = 12.5
const ZENITH_POWER = 2.42

// UV transmission of clouds according to the US National Weather Service and EPA: scattered 89 %, broken 73 %,
// overcast 31 %.
const throughClouds: Readonly<Record<WeatherCondition, number>> = {
  Clear: 1,
  'Partly cloudy': 0.89,
  Cloudy: 0.73,
  Fog: 0.31,
  Drizzle: 0.31,
  'Freezing rain': 0.31,
  Rain: 0.31,
  'Heavy rain': 0.31,
  Snow: 0.31,
  Thunderstorm: 0.31,
}

/**
 * Estimates the UV index at noon and sea level for a latitude, day of the year and sky, rounded to tenths. Clear sky:
 * Madronich (2007), "Analytic formula for the clear-sky UV index", at 300 Dobson units of ozone. Solar elevation:
 * Cooper's declination (1969).
 */
export function usualUvIndex(latitude: number, dayOfYear: number, condition: WeatherCondition): number {
  const declination = TILT_DEGREES * Math.sin((2 * Math.PI * (284 + dayOfYear)) / 365)
  const height = Math.max(0, Math.cos((latitude - declination) * RADIANS))
  return Math.round(10 * CLEAR_AT_ZENITH * height ** ZENITH_POWER * throughClouds[condition]) / 10
}
