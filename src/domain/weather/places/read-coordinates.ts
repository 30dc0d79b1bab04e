import type { Coordinates } from './nearest-place.ts'

const COORDINATES = /^([+-]?\d+(?:\.\d*)?)\s*,\s*([+-]?\d+(?:\.\d*)?)$/

/**
 * Parses coordinates such as '43.65,-79.38', latitude first, rounded to hundredths of a degree (about 1 km). Returns
 * null for any other text.
 */
export function readCoordinates(written: string): Coordinates | 'not on earth' | null {
  const [, north, east] = COORDINATES.exec(written) ?? []
  if (north === undefined || east === undefined) return null
  const [latitude, longitude] = [Number(north), Number(east)]
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return 'not on earth'
  return { latitude: hundredths(latitude), longitude: hundredths(longitude) }
}

// Adding 0 turns -0 into 0, which strict comparisons such as Object.is distinguish.
function hundredths(degrees: number): number {
  return Math.round(degrees * 100) / 100 + 0
}
