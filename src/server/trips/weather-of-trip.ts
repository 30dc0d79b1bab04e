import { PLACE_MAX, type DayWeather } from '../../contract/weather.ts'
import { daysBetween } from '../../domain/calendar-days.ts'
import { cutAtWord } from '../../domain/sharing/cut-at-word.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import { weatherDays } from '../weather/weather-days.ts'
import type { PlannerDeps } from '../planner/planner-deps.ts'
import type { TripDraft } from './trip-draft.ts'

/**
 * Returns the weather of a trip's days at its place: the forecast where available, else typical weather. If the place
 * can't be looked up now but could before, the days keep their weather.
 * @throws AppError place_not_found, weather_unreachable
 */
export async function weatherOfTrip(
  deps: PlannerDeps,
  user: User,
  { wishes: { place: location, fromDate, toDate }, days }: TripDraft,
): Promise<{ readonly place: string; readonly weather: readonly DayWeather[] }> {
  try {
    const count = daysBetween(fromDate, toDate) + 1
    const found = await weatherDays(deps, user, { location, from: fromDate, days: count })
    return { place: cutAtWord(found.place, PLACE_MAX), weather: found.days }
  } catch (error) {
    const known = days.flatMap(({ weather }) => weather ?? [])
    if (!(error instanceof AppError) || known.length === 0 || known.length < days.length) throw error
    return { place: location, weather: known }
  }
}
