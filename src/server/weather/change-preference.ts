import type { WeatherPreference, WeatherPreferenceChanges } from '../../contract/weather.ts'
import { readCoordinates } from '../../domain/weather/places/read-coordinates.ts'
import { lockUser } from '../db/row-lock.ts'
import type { RejectStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import { storePreference, preferenceOf } from './preference-store.ts'
import { requirePlace } from './require-place.ts'
import type { WeatherDeps } from './weather-reader.ts'

/**
 * Changes the saved location, the temperature unit, or both.
 * @throws AppError place_not_found, weather_unreachable, invalid_request for invalid coordinates, changed_meanwhile
 */
export async function changePreference(
  deps: WeatherDeps,
  user: User,
  { location, temperatureUnit }: WeatherPreferenceChanges,
  rejectStale: RejectStale,
): Promise<WeatherPreference> {
  const place = location === undefined ? null : await requirePlace(deps, user, location)
  return deps.db.transaction().execute(async (transaction) => {
    // There may be no row to lock yet.
    await lockUser(transaction, user.id)
    rejectStale(await preferenceOf(transaction, user))
    const changes = {
      ...(temperatureUnit && { temperatureUnit }),
      // Users do not know places by coordinates.
      ...(location !== undefined &&
        place && { location: readCoordinates(location) ? place.name : location, place: { ...place } }),
    }
    await storePreference(transaction, user, changes, deps.clock.now())
    return preferenceOf(transaction, user)
  })
}
