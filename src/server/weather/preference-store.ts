import * as z from 'zod'
import { DEFAULT_PLACE, type TemperatureUnit, type WeatherPreference } from '../../contract/weather.ts'
import type { Place } from '../../domain/weather/place.ts'
import { newId } from '../db/new-id.ts'
import type { Database } from '../db/open-database.ts'
import type { User } from '../http/user-of-request.ts'

const KeptPlace = z.object({ name: z.string(), latitude: z.number(), longitude: z.number() })

/** The place whose weather counts for a user, and their unit; Toronto and °C until they say otherwise. */
export async function preferenceOf(db: Database, user: User): Promise<WeatherPreference> {
  const row = await db
    .selectFrom('weatherPreferences')
    .select(['location', 'temperatureUnit'])
    .where('userId', '=', user.id)
    .executeTakeFirst()
  return { location: row?.location ?? DEFAULT_PLACE, temperatureUnit: row?.temperatureUnit ?? 'celsius' }
}

/** Where the place lies that the user has searched for last, if it was by this name; else null. */
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

/** Keeps what was searched for, or the unit, of a user who may have kept nothing yet. */
export async function keepPreference(
  db: Database,
  user: User,
  kept: { location: string; place: Place } | { temperatureUnit: TemperatureUnit },
  createdAt: Date,
): Promise<void> {
  const values = 'place' in kept ? { location: kept.location, place: { ...kept.place } } : kept
  await db
    .insertInto('weatherPreferences')
    .values({ id: newId(), userId: user.id, createdAt, place: null, ...values })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
    .execute()
}
