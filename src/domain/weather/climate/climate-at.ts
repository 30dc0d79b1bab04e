import type { Climate } from '../places/listed-place.ts'
import { nearestPlace } from '../places/nearest-place.ts'
import type { Place } from '../places/place.ts'

// °C per degree of latitude. Winters vary more with latitude than summers.
const WINTER_PER_DEGREE = 0.8
const SUMMER_PER_DEGREE = 0.4
const MAX_CORRECTED = 12
// Within the tropics, temperature does not depend on latitude.
const TROPIC_DEGREES = 23

/** Returns the climate of a place: of the nearest listed place, corrected for the difference in latitude. */
export function climateAt({ latitude, longitude }: Place): Climate {
  const { place: nearest } = nearestPlace({ latitude, longitude })
  // In degrees of latitude; positive if farther from the equator than the listed place.
  const further = outsideTropics(latitude) - outsideTropics(nearest.latitude)
  const isJanuaryWinter = latitude >= 0
  return {
    ...nearest,
    januaryCelsius: nearest.januaryCelsius - correction(further, isJanuaryWinter),
    julyCelsius: nearest.julyCelsius - correction(further, !isJanuaryWinter),
  }
}

function outsideTropics(latitude: number): number {
  return Math.max(TROPIC_DEGREES, Math.abs(latitude))
}

function correction(degrees: number, isWinter: boolean): number {
  const celsius = degrees * (isWinter ? WINTER_PER_DEGREE : SUMMER_PER_DEGREE)
  return Math.max(-MAX_CORRECTED, Math.min(MAX_CORRECTED, celsius))
}
