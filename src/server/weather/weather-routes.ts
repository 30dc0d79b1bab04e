import { DEFAULT_USER_ID } from '../../contract/fields.ts'
import { weatherEndpoints } from '../../contract/weather.ts'
import { weatherAdvice } from '../../domain/words/weather/weather-advice.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { User } from '../http/user-of-request.ts'
import { changePreference } from './change-preference.ts'
import { preferenceOf } from './preference-store.ts'
import { weatherDays } from './weather-days.ts'
import type { WeatherDeps } from './weather-reader.ts'
import { currentWeatherOf } from './current-weather-of.ts'

const DAYS_OF_WEEK = 7

/** The endpoints of the weather. */
export function weatherRoutes(serve: Serve, deps: WeatherDeps): void {
  const current = async (user: User, requested: string) => {
    // The specification's client sends the user's id instead of a location: it means the stored location.
    const location = requested === DEFAULT_USER_ID ? (await preferenceOf(deps.db, user)).location : requested
    const weather = await currentWeatherOf(deps, user, location)
    return { weather, suggestion: weatherAdvice(weather) }
  }
  // Also without a place, to return an error that names it.
  const path = `${weatherEndpoints.current.path}?` as const
  serve({ ...weatherEndpoints.current, path }, ({ user, params }) => current(user, params.location))
  serve(weatherEndpoints.places, async ({ query }) => {
    const places = await deps.weatherReader.list(query.name)
    return places.map(({ name }) => ({ name })).filter(isRequestable)
  })
  serve(weatherEndpoints.week, ({ user, query }) =>
    weatherDays(deps, user, { location: null, from: query.from, days: DAYS_OF_WEEK }),
  )
  serve(weatherEndpoints.preference, ({ user }) => preferenceOf(deps.db, user))
  serve(weatherEndpoints.changePreference, ({ user, body, rejectStale }) =>
    changePreference(deps, user, body, rejectStale),
  )
}

// A name that is too long is not sent.
function isRequestable({ name }: { name: string }): boolean {
  return weatherEndpoints.current.params.safeParse({ location: name }).success
}
