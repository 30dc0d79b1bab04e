import type { Place } from '../../domain/weather/place.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import { keptPlace } from './preference-store.ts'
import type { WeatherNeeds } from './weather-needs.ts'

const RETRY_AFTER_SECONDS = 60

/**
 * The place of this name, without a question where the user has searched for it last.
 * @throws AppError place_not_found, weather_unreachable
 */
export async function requirePlace(
  { db, weatherReader }: WeatherNeeds,
  user: User,
  location: string,
): Promise<Place> {
  const kept = await keptPlace(db, user, location)
  if (kept) return kept
  const found = await weatherReader.find(location)
  if (found === null) throw new AppError('place_not_found')
  if (found === 'unreachable')
    throw new AppError('weather_unreachable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  return found
}
