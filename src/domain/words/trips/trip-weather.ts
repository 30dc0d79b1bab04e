import type { DayWeather } from '../../../contract/weather.ts'
import { demandsOf } from '../../weather/weather-demands.ts'
import { counted, listed } from '../english.ts'
import { shortDate } from '../dates.ts'
import { rangeInWords } from '../weather/weather-words.ts'

const RAIN_DAYS_NAMED = 2

/**
 * Describes the weather of a trip: 'Forecast for Rome: 8 to 17 °C. Rain on Nov 24.' Without a forecast, the typical
 * weather, marked as an estimate.
 */
export function tripWeather(days: readonly DayWeather[], place: string): string {
  if (days.length === 0) return ''
  const forecast = days.filter(({ source }) => source !== 'estimate')
  const [town = place] = place.split(',')
  if (forecast.length === 0) {
    const share = Math.max(...days.map(({ precipitationChance }) => precipitationChance ?? 0))
    const wet = Math.round((share / 100) * days.length)
    return `Typical weather for ${town} on these dates, not a forecast: ${rangeOf(days)}, ${wetDayCount(wet, days)}.`
  }
  const estimated = days.filter(({ source }) => source === 'estimate')
  const rest = estimated.length > 0 ? ` Days without a forecast: typically ${rangeOf(estimated)}.` : ''
  return `Forecast for ${town}: ${rangeOf(forecast)}.${wetDays(forecast)}${rest}`
}

function rangeOf(days: readonly DayWeather[]): string {
  const lowCelsius = Math.min(...days.map((day) => day.lowCelsius))
  const highCelsius = Math.max(...days.map((day) => day.highCelsius))
  return rangeInWords({ lowCelsius, highCelsius }, 'celsius')
}

/**
 * Describes the wet days of an estimate, which predicts only their number; the sampled days distinguish rain from snow.
 */
function wetDayCount(count: number, days: readonly DayWeather[]): string {
  if (count === 0) return 'mostly dry'
  const falling = days.map(demandsOf).filter(({ isWet, isSnowy }) => isWet || isSnowy)
  const snow = falling.filter(({ isSnowy }) => isSnowy).length
  // Of only a few sampled days, possibly none is wet.
  const isSnow = falling.length > 0 ? snow === falling.length : days.every(({ lowCelsius }) => lowCelsius < 0)
  if (isSnow) return `about ${counted(count, 'snowy day')}`
  return `about ${snow > 0 ? `${counted(count, 'day')} of rain or snow` : counted(count, 'rainy day')}`
}

function wetDays(days: readonly DayWeather[]): string {
  const wet = days.filter((day) => demandsOf(day).isWet || demandsOf(day).isSnowy)
  const snowy = wet.filter((day) => demandsOf(day).isSnowy)
  if (wet.length === 0) return ' Dry.'
  const what = snowy.length === 0 ? 'Rain' : snowy.length < wet.length ? 'Rain or snow' : 'Snow'
  return wet.length <= RAIN_DAYS_NAMED
    ? ` ${what} on ${listed(wet.map(({ date }) => shortDate(date)))}.`
    : ` ${what} on ${counted(wet.length, 'day')}.`
}
