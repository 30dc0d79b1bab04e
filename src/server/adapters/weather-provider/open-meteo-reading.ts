import type { DayWeather } from '../../../contract/weather.ts'
import { conditionOfCode } from '../../../domain/weather/condition-of-code.ts'
import type { WeatherReading } from '../../ports/weather-provider.ts'
import type { ForecastReply } from './open-meteo-replies.ts'

// Beyond the records on earth: an invalid value.
const HIGHEST_CELSIUS = 60
const LOWEST_CELSIUS = -95

/**
 * A reading from a forecast: days without temperatures or sky are dropped, and missing current values are taken from
 * today. Null if too little is left.
 */
export function openMeteoReading({
  current,
  daily,
  utc_offset_seconds,
}: ForecastReply): WeatherReading | null {
  const days = daily.time.map((_, at) => dayAt(daily, at)).filter((day) => day !== null)
  const byDate = new Map<string, DayWeather>(days.map((day) => [day.date, day]))
  const today = byDate.get(current.time.slice(0, 10))
  const condition = conditionOf(current.weather_code) ?? today?.condition
  const temperatureCelsius =
    celsius(current.temperature_2m) ?? (today && (today.lowCelsius + today.highCelsius) / 2)
  if (condition === undefined || temperatureCelsius === undefined || byDate.size < 2) return null
  const observedAt = new Date(Date.parse(`${current.time}Z`) - utc_offset_seconds * 1000)
  if (Number.isNaN(observedAt.getTime())) return null
  return {
    observedAt,
    utcOffsetSeconds: utc_offset_seconds,
    now: {
      condition,
      temperatureCelsius,
      humidity: share(current.relative_humidity_2m),
      windKmh: amount(current.wind_speed_10m),
    },
    days: [...byDate.values()].toSorted((one, other) => (one.date < other.date ? -1 : 1)),
  }
}

function dayAt(daily: ForecastReply['daily'], at: number): DayWeather | null {
  const date = daily.time[at]
  const condition = conditionOf(daily.weather_code?.[at])
  const low = celsius(daily.temperature_2m_min?.[at])
  const high = celsius(daily.temperature_2m_max?.[at])
  if (date === undefined || condition === null || low === null || high === null || low > high) return null
  return {
    date,
    condition,
    lowCelsius: low,
    highCelsius: high,
    feelsLikeLowCelsius: celsius(daily.apparent_temperature_min?.[at]),
    feelsLikeHighCelsius: celsius(daily.apparent_temperature_max?.[at]),
    precipitationMm: amount(daily.precipitation_sum?.[at]),
    precipitationChance: share(daily.precipitation_probability_max?.[at]),
    windKmh: amount(daily.wind_speed_10m_max?.[at]),
    uvIndex: amount(daily.uv_index_max?.[at]),
    source: 'live',
  }
}

type Value = number | null | undefined

function conditionOf(code: Value) {
  return typeof code === 'number' ? conditionOfCode(code) : null
}

function celsius(value: Value): number | null {
  return typeof value === 'number' && value >= LOWEST_CELSIUS && value <= HIGHEST_CELSIUS ? value : null
}

function share(value: Value): number | null {
  return typeof value === 'number' && value >= 0 && value <= 100 ? value : null
}

function amount(value: Value): number | null {
  return typeof value === 'number' && value >= 0 ? value : null
}
