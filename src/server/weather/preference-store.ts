import * as z from 'zod'
import { DEFAULT_PLACE, type TemperatureUnit, type WeatherPreference } from '../../contract/weather.ts'
import type { Place } from '../../domain/weather/places/place.ts'
import { newId } from '../db/new-id.ts'
import type { Database } from '../db/open-database.ts'
import type { JsonObject } from '../db/tables/table-values.ts'
import type { User } from '../http/user-of-request.ts'

const KeptPlace = z.object({ name: z.string(), latitude: z.number(), longitude: z.number() })

/** The user's location and temperature unit; Toronto and °C by default. */
export async function preferenceOf(db: Database, user: User): Promise<WeatherPreference> {
  const row = await db
    .selectFrom('weatherPreferences')
    .select(['location', 'temperatureUnit'])
    .where('userId', '=', user.id)
    .executeTakeFirst()
  return { location: row?.location ?? DEFAULT_PLACE, temperatureUnit: row?.temperatureUnit ?? 'celsius' }
}

/** The coordinates of the user's last searched place, if it has this name; else null. */
export async function keptPlace(db: Database, user: User, location: string): Promise<Place | null> {
  const row = await db
    .selectFrom('weatherPreferences')
    .select('place')
    .where('userId', '=', user.id)
    .where('location', '=', location)
    .executeTakeFirst()
  const place = KeptPlace.safeParse(row?.place)
  return place.success ? place.data : null
}

/** Stores the searched place or the unit, creating the row if needed. */
export async function storePreference(
  db: Database,
  user: User,
  changes: { location?: string; place?: JsonObject; temperatureUnit?: TemperatureUnit },
  createdAt: Date,
): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await db
    .insertInto('weatherPreferences')
    .values({ id: newId(), userId: user.id, createdAt, place: null, ...changes })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(changes))
    .execute()
}
