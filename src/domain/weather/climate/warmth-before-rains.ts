import type { Climate } from '../places/listed-place.ts'

// Latitudes with summer rains and dry winters: between the two equatorial rainy seasons and the westerlies.
const FROM_LATITUDE = 5
const TO_LATITUDE = 30
const MIN_CONTRAST = 0.35
// Day of the year of the maximum: 1 May, half a year later in the southern hemisphere.
const MIDDLE_DAY = 121
const HALF_YEAR = 182.6
const YEAR_DAYS = 365.2425
const LASTS_EACH_WAY_DAYS = 75
// °C of warming per °C of daily span at full contrast, and the maximum in °C. Fitted to the listed places.
const GAIN = 0.5
const MAX_GAINED = 3

/**
 * Returns the °C by which a day is warmer than the January-July curve in a climate with summer rains. There the hottest
 * weeks precede the rains (pre-monsoon season of the India Meteorological Department, March to May; Köppen's climates
 * with a maximum before the solstice), because rain and clouds cool July. The amount is our own conservative fit;
 * Delhi's May is even warmer.
 */
export function warmthBeforeRains(
  { januaryWet, julyWet, spanCelsius }: Climate,
  latitude: number,
  dayOfYear: number,
): number {
  const isNorth = latitude >= 0
  const contrast = isNorth ? julyWet - januaryWet : januaryWet - julyWet
  const distance = Math.abs(latitude)
  if (distance < FROM_LATITUDE || distance > TO_LATITUDE || contrast < MIN_CONTRAST) return 0
  const days = Math.abs(dayOfYear - (isNorth ? MIDDLE_DAY : MIDDLE_DAY + HALF_YEAR))
  const daysFromMiddle = Math.min(days, YEAR_DAYS - days)
  if (daysFromMiddle >= LASTS_EACH_WAY_DAYS) return 0
  const share = Math.cos((Math.PI / 2) * (daysFromMiddle / LASTS_EACH_WAY_DAYS)) ** 2
  return share * Math.min(MAX_GAINED, GAIN * contrast * spanCelsius)
}
