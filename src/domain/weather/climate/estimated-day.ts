import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import type { DayWeather, WeatherCondition } from '../../../contract/weather.ts'
import { daysBetween } from '../../calendar-days.ts'
import { stableNumber } from '../../stable-number.ts'
import { climateAt } from './climate-at.ts'
import type { Place } from '../places/place.ts'
import { usualUvIndex } from './usual-uv-index.ts'
import { warmthBeforeRains } from './warmth-before-rains.ts'

const YEAR_DAYS = 365.2425
// Day of the year of the lowest mean temperature; the highest is half a year later.
const TURNING_DAY = 26
// Clouds make the day cooler and the night warmer.
const WET_SPAN = 0.65
const WET_COOLER = 1
const DRY_SPAN = 1.05
const SNOW_BELOW = 0.5
const SLEET_BELOW = 2
const THUNDER_FROM = 21

/**
 * Estimates the weather of a day at a place from its January and July means and the heat before summer rains. Wet and
 * dry days are pseudo-random with the climate's frequency, seeded by place and date. Wind is not estimated: monthly
 * means say little about a single day.
 */
export function estimatedDay(place: Place, date: CalendarDate): DayWeather {
  const climate = climateAt(place)
  const day = dayOfYear(date)
  // Weight of the January values: 1 in late January, 0 in late July.
  const january = (1 + Math.cos((2 * Math.PI * (day - TURNING_DAY)) / YEAR_DAYS)) / 2
  const between = (inJanuary: number, inJuly: number) => january * inJanuary + (1 - january) * inJuly
  const usual =
    between(climate.januaryCelsius, climate.julyCelsius) + warmthBeforeRains(climate, place.latitude, day)
  const wetShare = between(climate.januaryWet, climate.julyWet)
  const chance = stableNumber(`${place.latitude.toFixed(1)} ${place.longitude.toFixed(1)} ${date}`)
  const isWet = chance < wetShare
  const mean = usual - (isWet ? WET_COOLER : 0)
  const span = climate.spanCelsius * (isWet ? WET_SPAN : DRY_SPAN)
  const condition = isWet ? wetCondition(mean, chance / wetShare) : dryCondition(wetShare, chance)
  return {
    date,
    condition,
    lowCelsius: whole(mean - span / 2),
    highCelsius: whole(mean + span / 2),
    feelsLikeLowCelsius: null,
    feelsLikeHighCelsius: null,
    precipitationMm: null,
    precipitationChance: whole(100 * wetShare),
    windKmh: null,
    uvIndex: usualUvIndex(place.latitude, day, condition),
    source: 'estimate',
  }
}

function dayOfYear(date: CalendarDate): number {
  return daysBetween(`${Number(date.slice(0, 4))}-01-01`, date) + 1
}

/** @param share rank of the day among the wet days, in [0, 1) */
function wetCondition(mean: number, share: number): WeatherCondition {
  if (mean <= SNOW_BELOW) return 'Snow'
  if (mean <= SLEET_BELOW && share < 0.5) return 'Snow'
  if (share < 0.15) return mean >= THUNDER_FROM ? 'Thunderstorm' : 'Heavy rain'
  return share < 0.75 ? 'Rain' : 'Drizzle'
}

// The drier the climate, the larger the share of clear days.
function dryCondition(wetShare: number, chance: number): WeatherCondition {
  const share = (chance - wetShare) / (1 - wetShare)
  const clear = Math.max(0.15, 0.85 - 1.3 * wetShare)
  if (share < clear) return 'Clear'
  return share < clear + 0.6 * (1 - clear) ? 'Partly cloudy' : 'Cloudy'
}

function whole(value: number): number {
  // Adding 0 turns -0 into 0.
  return Math.round(value) + 0
}
