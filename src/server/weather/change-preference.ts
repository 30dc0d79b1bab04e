import type { TemperatureUnit, WeatherPreference } from '../../contract/weather.ts'
import { lockUser } from '../db/row-lock.ts'
import type { RefuseStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import { keepPreference, preferenceOf } from './preference-store.ts'
import type { WeatherNeeds } from './weather-needs.ts'

/**
 * Changes the temperature unit.
 * @throws AppError changed_meanwhile
 */
export async function changePreference(
  { db, clock }: Pick<WeatherNeeds, 'db' | 'clock'>,
  user: User,
  changes: { temperatureUnit: TemperatureUnit },
  refuseStale: RefuseStale,
): Promise<WeatherPreference> {
  return db.transaction().execute(async (transaction) => {
    // There may be no row to lock yet.
    await lockUser(transaction, user.id)
    refuseStale(await preferenceOf(transaction, user))
    await keepPreference(transaction, user, changes, clock.now())
    return preferenceOf(transaction, user)
  })
}
