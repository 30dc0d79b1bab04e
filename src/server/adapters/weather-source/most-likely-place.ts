import type { Place } from '../../../domain/weather/place.ts'
import { fitsState, fitWithin } from './fit-within.ts'
import type { FoundPlace } from './open-meteo-replies.ts'

/** The most likely place: the first by size that matches the words after the name. */
export function mostLikelyPlace(found: readonly FoundPlace[], within: readonly string[]): Place | null {
  const fits = found.map((place) => fitWithin(place, within))
  const best = Math.max(0, ...fits)
  const place = best > 0 ? found[fits.indexOf(best)] : undefined
  if (!place) return null
  const { name, latitude, longitude } = place
  // 'Toronto, Canada' is unambiguous; a place that was requested by its state keeps the state in its name.
  const isByState = within.some((part) => fitsState(place, part) > 0)
  const called = [name, isByState ? place.admin1 : undefined, place.country]
  return {
    name: called.filter((part, at) => part && called.indexOf(part) === at).join(', '),
    latitude,
    longitude,
  }
}
