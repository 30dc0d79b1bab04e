import type { ListedPlace } from './listed-place.ts'
import type { Place } from './place.ts'
import { places } from './places.ts'

export type Coordinates = Pick<Place, 'latitude' | 'longitude'>

const RADIANS = Math.PI / 180
const EARTH_DIAMETER_KM = 2 * 6371

/** The listed place that is nearest to a point, and how far it is over the ground. */
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

// The straight way through an earth of radius 1, squared: it grows with the way over it.
function chordSquared(one: Coordinates, other: Coordinates): number {
  const [a, b] = [one.latitude * RADIANS, other.latitude * RADIANS]
  const turn = Math.cos((one.longitude - other.longitude) * RADIANS)
  return Math.max(0, 2 - 2 * (Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * turn))
}
