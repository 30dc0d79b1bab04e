import type { ListedPlace } from './listed-place.ts'
import type { Place } from './place.ts'
import { places } from './places.ts'

export type Coordinates = Pick<Place, 'latitude' | 'longitude'>

const RADIANS = Math.PI / 180
const EARTH_DIAMETER_KM = 2 * 6371

/** Returns the listed place nearest to a point, and its great-circle distance. */
export function nearestPlace(point: Coordinates): { place: ListedPlace; kilometers: number } {
  let nearest = places[0]
  let least = Infinity
  for (const place of places) {
    const chord = chordSquared(place, point)
    if (chord >= least) continue
    least = chord
    nearest = place
  }
  if (!nearest) throw new Error('There is no listed place.')
  return { place: nearest, kilometers: EARTH_DIAMETER_KM * Math.asin(Math.min(1, Math.sqrt(least) / 2)) }
}

// Squared chord length on the unit sphere, which increases with the great-circle distance and is cheaper to compute.
function chordSquared(one: Coordinates, other: Coordinates): number {
  const [a, b] = [one.latitude * RADIANS, other.latitude * RADIANS]
  const turn = Math.cos((one.longitude - other.longitude) * RADIANS)
  return Math.max(0, 2 - 2 * (Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * turn))
}
