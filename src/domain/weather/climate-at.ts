import type { Climate } from './listed-place.ts'
import type { Place } from './place.ts'
import { places } from './places.ts'

// Per degree of latitude, °C: winters differ more between north and south than summers do.
const WINTER_PER_DEGREE = 0.8
const SUMMER_PER_DEGREE = 0.4
const MOST_CORRECTED = 12
const RADIANS = Math.PI / 180

/** The climate of a place: its own where it is listed, else that of the nearest listed one, corrected by latitude. */
export function climateAt({ latitude, longitude }: Place): Climate {
  let nearest = places[0]
  let least = Infinity
  for (const place of places) {
    const distance = chord(place, { latitude, longitude })
    if (distance >= least) continue
    least = distance
    nearest = place
  }
  if (!nearest) throw new Error('There is no listed place.')
  // Degrees further from the equator.
  const further = Math.abs(latitude) - Math.abs(nearest.latitude)
  const isJanuaryWinter = latitude >= 0
  return {
    ...nearest,
    januaryCelsius: nearest.januaryCelsius - correction(further, isJanuaryWinter),
    julyCelsius: nearest.julyCelsius - correction(further, !isJanuaryWinter),
  }
}

function correction(degrees: number, isWinter: boolean): number {
  const celsius = degrees * (isWinter ? WINTER_PER_DEGREE : SUMMER_PER_DEGREE)
  return Math.max(-MOST_CORRECTED, Math.min(MOST_CORRECTED, celsius))
}

type Coordinates = Pick<Place, 'latitude' | 'longitude'>

// The straight way through the earth, squared: it grows with the way over it.
function chord(one: Coordinates, other: Coordinates): number {
  const [a, b] = [one.latitude * RADIANS, other.latitude * RADIANS]
  const turn = Math.cos((one.longitude - other.longitude) * RADIANS)
  return 2 - 2 * (Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * turn)
}
