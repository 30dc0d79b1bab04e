import type { DayWeather, WeatherCondition } from '../../contract/weather.ts'

// Position between the coldest hour, before dawn, and the warmest, in the afternoon: the middle of the hours outdoors.
const WAKING_SHARE = 0.6
// Per day; less rain goes unnoticed.
const MIN_RAIN_MM = 0.3
const MUCH_RAIN_MM = 2
// Forecasts give the mean wind; gusts are about 1.5 times as strong. Gusts of 40 km/h blow off hats.
const WINDY_FROM_KMH = 27
// World Health Organization: protection is needed from UV index 3, from 6 even with clouds.
const UV_WORTH_SHADE = 3
const UV_THROUGH_CLOUDS = 6
const WARM_ENOUGH_FOR_SUN = 15
// °C by which wet fabric and skin feel colder, applied only in coat weather.
const WET_CHILL = 1.5
const COAT_BELOW = 15
// Ice from the night is gone by noon on days with a higher maximum.
const THAWS_ABOVE = 4

// Validity range of the wind chill formula of Environment Canada and the US National Weather Service (2001).
const CHILL_BELOW_CELSIUS = 10
const CHILL_FROM_KMH = 5

const rainy: ReadonlySet<WeatherCondition> = new Set<WeatherCondition>([
  'Drizzle', 'Freezing rain', 'Rain', 'Heavy rain', 'Thunderstorm',
]) // prettier-ignore

/** Demands of a day's weather on clothes. */
export interface WeatherDemands {
  /** Apparent temperature of the waking hours, including wind and damp. */
  readonly feelsLikeCelsius: number
  /** Enough rain to get wet. */
  readonly isWet: boolean
  readonly isSnowy: boolean
  /** Ice or trodden snow underfoot. */
  readonly isIcy: boolean
  /** Gusts over 40 km/h. */
  readonly isWindy: boolean
  /** Sun strong enough for sunglasses or shade. */
  readonly isSunny: boolean
  /** Difference between the coldest and the warmest hour. */
  readonly swingCelsius: number
}

/** Returns the demands of a day's weather on clothes. */
export function demandsOf(day: DayWeather): WeatherDemands {
  const { condition, lowCelsius, highCelsius, precipitationMm } = day
  const isSnowy = condition === 'Snow'
  const isWet = rainsOn(day)
  const low = day.feelsLikeLowCelsius ?? feelsLike(lowCelsius, day.windKmh)
  const high = day.feelsLikeHighCelsius ?? feelsLike(highCelsius, day.windKmh)
  const felt = low + WAKING_SHARE * (high - low)
  const chill = isWet && felt < COAT_BELOW ? WET_CHILL : 0
  const falls = isWet || (precipitationMm ?? 0) >= MIN_RAIN_MM
  return {
    feelsLikeCelsius: tenths(felt - chill),
    isWet,
    isSnowy,
    isIcy:
      condition === 'Freezing rain' ||
      (isSnowy && lowCelsius <= 1) ||
      (falls && lowCelsius < 0 && highCelsius <= THAWS_ABOVE),
    isWindy: (day.windKmh ?? 0) >= WINDY_FROM_KMH,
    isSunny: shines(day),
    swingCelsius: tenths(Math.max(0, highCelsius - lowCelsius)),
  }
}

// The condition describes the worst hour; the amount of rain, if known, decides whether it matters.
function rainsOn({ condition, precipitationMm }: DayWeather): boolean {
  if (condition === 'Snow') return false
  if (rainy.has(condition)) return precipitationMm === null || precipitationMm >= MIN_RAIN_MM
  return (precipitationMm ?? 0) >= MUCH_RAIN_MM
}

function shines({ condition, uvIndex, highCelsius }: DayWeather): boolean {
  if ((uvIndex ?? 0) >= UV_THROUGH_CLOUDS) return true
  if (condition !== 'Clear' && condition !== 'Partly cloudy') return false
  return uvIndex === null ? highCelsius >= WARM_ENOUGH_FOR_SUN : uvIndex >= UV_WORTH_SHADE
}

function tenths(celsius: number): number {
  return Math.round(10 * celsius) / 10
}

// Returns the wind chill temperature; the input temperature if it is warm or calm, or the wind is unknown.
function feelsLike(celsius: number, windKmh: number | null): number {
  if (windKmh === null || windKmh < CHILL_FROM_KMH || celsius > CHILL_BELOW_CELSIUS) return celsius
  const speed = windKmh ** 0.16
  return Math.min(celsius, 13.12 + 0.6215 * celsius - 11.37 * speed + 0.3965 * celsius * speed)
}
