import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { DEFAULT_PLACE, type DayWeather } from '../../contract/weather.ts'
import { daysBetween, daysFrom } from '../../domain/calendar-days.ts'
import { estimatedDay } from '../../domain/weather/climate/estimated-day.ts'
import type { Place } from '../../domain/weather/places/place.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import { todayAt } from '../ports/clock.ts'
import { preferenceOf } from './preference-store.ts'
import { requirePlace } from './require-place.ts'
import type { WeatherDeps } from './weather-reader.ts'

interface DaysRequest {
  /** Null: the user's last searched place, else Toronto. */
  readonly location: string | null
  readonly from: CalendarDate
  readonly days: number
}

// Beyond any forecast, in every time zone.
const FORECAST_REACH_DAYS = 17
const PAST_REACH_DAYS = 8

/**
 * The weather of consecutive days, past or future: the forecast, or the estimate for place and season beyond it.
 * Being offline is not an error; a place that is no longer known falls back to the default.
 * @throws AppError place_not_found, weather_unreachable for a requested `location`
 */
export async function weatherDays(
  deps: WeatherDeps,
  user: User,
  { location, from, days }: DaysRequest,
): Promise<{ place: string; days: DayWeather[] }> {
  const place = location === null ? await usualPlace(deps, user) : await requirePlace(deps, user, location)
  const dates = daysFrom(from, days)
  const known = isInReach(deps, dates) ? await readDays(deps, place) : new Map<CalendarDate, DayWeather>()
  return { place: place.name, days: dates.map((date) => known.get(date) ?? estimatedDay(place, date)) }
}

async function usualPlace(deps: WeatherDeps, user: User): Promise<Place> {
  const { location } = await preferenceOf(deps.db, user)
  try {
    return await requirePlace(deps, user, location)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return requirePlace(deps, user, DEFAULT_PLACE)
  }
}

function isInReach({ clock }: WeatherDeps, dates: readonly CalendarDate[]): boolean {
  const today = todayAt(clock, 0)
  return dates.some((date) => {
    const daysAhead = daysBetween(today, date)
    return daysAhead >= -PAST_REACH_DAYS && daysAhead <= FORECAST_REACH_DAYS
  })
}

async function readDays(
  { weatherReader }: WeatherDeps,
  place: Place,
): Promise<Map<CalendarDate, DayWeather>> {
  const { reading, source } = await weatherReader.read(place)
  return new Map(reading.days.map((day) => [day.date, { ...day, source }]))
}
