import type { Place } from '../../../domain/weather/place.ts'
import { fitsState, fitWithin } from './fit-within.ts'
import type { FoundPlace } from './open-meteo-replies.ts'

/** The place that is meant: the first, as the service has them by size, that lies within what was said after the name. */
export function mostLikelyPlace(found: readonly FoundPlace[], within: readonly string[]): Place | null {
  const fits = found.map((place) => fitWithin(place, within))
  const best = Math.max(0, ...fits)
  const place = best > 0 ? found[fits.indexOf(best)] : undefined
  if (!place) return null
  const { name, latitude, longitude } = place
  // The country says where Toronto is; of two Parises the one that was asked for by its state is called by it too.
  const isByState = within.some((part) => fitsState(place, part) > 0)
  const called = [name, isByState ? place.admin1 : undefined, place.country]
  return {
    name: called.filter((part, at) => part && called.indexOf(part) === at).join(', '),
    latitude,
    longitude,
  }
}
