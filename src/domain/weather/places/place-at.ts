import { nearestPlace, type Coordinates } from './nearest-place.ts'
import type { Place } from './place.ts'

const NEAR_KM = 100

/** Returns a point as a place named after the nearest listed one: 'Near Toronto, Canada', 'About 540 km from …'. */
export function placeAt({ latitude, longitude }: Coordinates): Place {
  const { place, kilometers } = nearestPlace({ latitude, longitude })
  const tens = Math.round(kilometers / 10) * 10
  const name = kilometers <= NEAR_KM ? `Near ${place.name}` : `About ${tens} km from ${place.name}`
  return { name, latitude, longitude }
}
