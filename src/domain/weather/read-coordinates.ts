import type { Coordinates } from './nearest-place.ts'

const COORDINATES = /^([+-]?\d+(?:\.\d*)?)\s*,\s*([+-]?\d+(?:\.\d*)?)$/

/**
 * A point that was written as '43.65,-79.38', latitude first, to the hundredth of a degree, about a kilometer.
 * Null for what is no coordinates at all.
 */
export function readCoordinates(written: string): Coordinates | 'not on earth' | null {
  const [, north, east] = COORDINATES.exec(written) ?? []
  if (north === undefined || east === undefined) return null
  const [latitude, longitude] = [Number(north), Number(east)]
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return 'not on earth'
  return { latitude: hundredths(latitude), longitude: hundredths(longitude) }
}

// Plus zero, since minus zero would be another place than zero to whoever compares them.
function hundredths(degrees: number): number {
  return Math.round(degrees * 100) / 100 + 0
}
