import type { Weather } from '../../contract/weather.ts'
import { daysFrom } from '../../domain/calendar-days.ts'
import { estimatedDay } from '../../domain/weather/climate/estimated-day.ts'
import { celsiusInUnit } from '../../domain/weather/celsius-in-unit.ts'
import type { User } from '../http/user-of-request.ts'
import { todayAt } from '../ports/clock.ts'
import { preferenceOf } from './preference-store.ts'
import { requirePlace } from './require-place.ts'
import type { WeatherDeps } from './weather-reader.ts'

const DAYS_SHOWN = 7

/**
 * The current weather of a place and seven days, in the user's unit.
 * @throws AppError place_not_found, weather_unreachable, invalid_request for invalid coordinates
 */
export async function currentWeatherOf(deps: WeatherDeps, user: User, location: string): Promise<Weather> {
  const place = await requirePlace(deps, user, location)
  const { reading, source } = await deps.weatherReader.read(place)
  const { temperatureUnit } = await preferenceOf(deps.db, user)
  const { now, days, observedAt } = reading
  const byDate = new Map(days.map((day) => [day.date, day]))
  return {
    condition: now.condition,
    temperature: celsiusInUnit(now.temperatureCelsius, temperatureUnit),
    temperatureUnit,
    humidity: now.humidity,
    windSpeed: now.windKmh,
    source,
    observedAt: observedAt.toISOString(),
    place: place.name,
    daily: daysFrom(todayAt(deps.clock, reading.utcOffsetSeconds), DAYS_SHOWN).map((date) => {
      const day = byDate.get(date)
      return day ? { ...day, source } : estimatedDay(place, date)
    }),
  }
}
