import type { DayWeather, WeatherCondition } from '../../contract/weather.ts'
import { daysBetween } from '../calendar-days.ts'
import { stableNumber } from '../stable-number.ts'
import { climateAt } from './climate-at.ts'
import type { Place } from './place.ts'
import { usualUvIndex } from './usual-uv-index.ts'
import { warmthBeforeRains } from './warmth-before-rains.ts'

const YEAR_DAYS = 365.2425
// The cold is deepest, and the heat greatest, in the last week of January and July.
const TURNING_DAY = 26
// Clouds keep a day cooler and its night warmer.
const WET_SPAN = 0.65
const WET_COOLER = 1
const DRY_SPAN = 1.05
const SNOW_BELOW = 0.5
const SLEET_BELOW = 2
const THUNDER_FROM = 21

/**
 * What a day ('2026-11-23') is usually like at a place, by a curve between its January and its July and the heat before
 * summer rains. Rain and sun are shared out among the days as often as they come, always the same for the same place
 * and day. Wind is not estimated: a month says little of how hard it blows on one of its days.
 */
export function estimatedDay(place: Place, date: string): DayWeather {
  const climate = climateAt(place)
  const day = dayOfYear(date)
  // 1 in the middle of January, 0 in the middle of July.
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

function dayOfYear(date: string): number {
  return daysBetween(`${date.slice(0, 4)}-01-01`, date) + 1
}

/** `share` is where the day stands among the wet ones, from 0 up to 1. */
function wetCondition(mean: number, share: number): WeatherCondition {
  if (mean <= SNOW_BELOW) return 'Snow'
  if (mean <= SLEET_BELOW && share < 0.5) return 'Snow'
  if (share < 0.15) return mean >= THUNDER_FROM ? 'Thunderstorm' : 'Heavy rain'
  return share < 0.75 ? 'Rain' : 'Drizzle'
}

// Where it seldom rains the sky is mostly clear.
function dryCondition(wetShare: number, chance: number): WeatherCondition {
  const share = (chance - wetShare) / (1 - wetShare)
  const clear = Math.max(0.15, 0.85 - 1.3 * wetShare)
  if (share < clear) return 'Clear'
  return share < clear + 0.6 * (1 - clear) ? 'Partly cloudy' : 'Cloudy'
}

function whole(value: number): number {
  // Plus zero, since minus zero is written '-0'.
  return Math.round(value) + 0
}
