import { findPlace } from '../../domain/weather/places/find-place.ts'
import { placeAt } from '../../domain/weather/places/place-at.ts'
import type { Place } from '../../domain/weather/places/place.ts'
import { readCoordinates } from '../../domain/weather/places/read-coordinates.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import { keptPlace } from './preference-store.ts'
import type { WeatherDeps } from './weather-reader.ts'

const RETRY_AFTER_SECONDS = 60
const NOT_ON_EARTH = 'Latitude must be -90 to 90 and longitude -180 to 180.'

/** In the format of `placeAt`. */
const POINT_NAME = /^(?:Near|About \d+ km from) (.+)$/

/**
 * The place of this name or these coordinates, from the user's last search if it matches.
 * @throws AppError place_not_found, weather_unreachable, invalid_request for invalid coordinates
 */
export async function requirePlace(
  { db, weatherReader }: WeatherDeps,
  user: User,
  location: string,
): Promise<Place> {
  const point = readCoordinates(location)
  if (point === 'not on earth')
    throw new AppError('invalid_request', { message: NOT_ON_EARTH, fields: { location: NOT_ON_EARTH } })
  if (point) return placeAt(point)
  const kept = await keptPlace(db, user, location)
  if (kept) return kept
  const found = await weatherReader.find(location)
  if (found !== null && found !== 'unreachable') return found
  // A stored point has the name of its place, not of its coordinates.
  const neighbor = findPlace(POINT_NAME.exec(location)?.[1] ?? '')
  if (neighbor) return { name: neighbor.name, latitude: neighbor.latitude, longitude: neighbor.longitude }
  if (found === null) throw new AppError('place_not_found')
  throw new AppError('weather_unreachable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
}
