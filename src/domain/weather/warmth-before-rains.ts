import type { Climate } from './listed-place.ts'

// Where rain falls in summer and hardly in winter, between the equator's two rains and the belt of westerlies.
const FROM_LATITUDE = 5
const TO_LATITUDE = 30
const LEAST_CONTRAST = 0.35
// In the middle of it, day of the year: around 1 May, in the south half a year later.
const MIDDLE_DAY = 121
const HALF_YEAR = 182.6
const YEAR_DAYS = 365.2425
const LASTS_EACH_WAY_DAYS = 75
// °C for a degree of the day's span and the whole contrast, and at most: set so that no place of our list is far off.
const GAIN = 0.5
const MOST_GAINED = 3

/**
 * Degrees Celsius that a day of the year is warmer than a curve between January and July has it, in a climate whose
 * rains come in summer: there the hottest weeks are those before them (the pre-monsoon season of the India
 * Meteorological Department, March to May; Köppen's climates with a maximum before the solstice), since rain and its
 * clouds cool July. How much it is, is our own cautious fit: Delhi's May is warmer still.
 */
export function warmthBeforeRains(
  { januaryWet, julyWet, spanCelsius }: Climate,
  latitude: number,
  dayOfYear: number,
): number {
  const isNorth = latitude >= 0
  const contrast = isNorth ? julyWet - januaryWet : januaryWet - julyWet
  const distance = Math.abs(latitude)
  if (distance < FROM_LATITUDE || distance > TO_LATITUDE || contrast < LEAST_CONTRAST) return 0
  const gone = Math.abs(dayOfYear - (isNorth ? MIDDLE_DAY : MIDDLE_DAY + HALF_YEAR))
  const away = Math.min(gone, YEAR_DAYS - gone)
  if (away >= LASTS_EACH_WAY_DAYS) return 0
  const share = Math.cos((Math.PI / 2) * (away / LASTS_EACH_WAY_DAYS)) ** 2
  return share * Math.min(MOST_GAINED, GAIN * contrast * spanCelsius)
}
