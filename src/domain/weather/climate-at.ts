import type { Climate } from './listed-place.ts'
import { nearestPlace } from './nearest-place.ts'
import type { Place } from './place.ts'

// Per degree of latitude, °C: winters differ more between north and south than summers do.
const WINTER_PER_DEGREE = 0.8
const SUMMER_PER_DEGREE = 0.4
const MOST_CORRECTED = 12
// Between the tropics it grows no warmer toward the equator.
const TROPIC_DEGREES = 23

/** The climate of a place: its own where it is listed, else that of the nearest listed one, corrected by latitude. */
export function climateAt({ latitude, longitude }: Place): Climate {
  const { place: nearest } = nearestPlace({ latitude, longitude })
  // Degrees further from the equator.
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
  return Math.max(-MOST_CORRECTED, Math.min(MOST_CORRECTED, celsius))
}
