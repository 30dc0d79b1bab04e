/** Edge of the lightness plane of a look, in pixels. A look is a tiny copy of a photo for finding similar ones. */
export const LOOK_EDGE = 24
/** Edge of the two color planes, in pixels; smaller because color varies less than lightness. */
export const LOOK_COLOR_EDGE = 12
/** Maximum absolute value of OKLab's a and b in clothes. */
const COLOR_RANGE = 0.4

const LIGHT_PIXELS = LOOK_EDGE ** 2
const COLOR_PIXELS = LOOK_COLOR_EDGE ** 2
/** Length of a serialized look, in characters. */
export const LOOK_LENGTH = Math.ceil((LIGHT_PIXELS + 2 * COLOR_PIXELS) / 3) * 4

/** A small upright picture, scaled to a square, as OKLab planes. */
export interface LookPlanes {
  /** LOOK_EDGE x LOOK_EDGE values from 0 to 1. */
  readonly light: ArrayLike<number>
  /** LOOK_COLOR_EDGE x LOOK_COLOR_EDGE values; so is `b`. */
  readonly a: ArrayLike<number>
  readonly b: ArrayLike<number>
}

/** Serializes the planes as base64 with one byte per value. */
export function writeLook({ light, a, b }: LookPlanes): string {
  const shares = [...Array.from(light), ...Array.from(a, colorShare), ...Array.from(b, colorShare)]
  return btoa(
    shares.map((share) => String.fromCharCode(Math.round(255 * Math.min(1, Math.max(0, share))))).join(''),
  )
}

function colorShare(value: number): number {
  return (value + COLOR_RANGE) / (2 * COLOR_RANGE)
}

/** Parses a serialized look; null if its length is wrong. */
export function readLook(look: string): LookPlanes | null {
  if (look.length !== LOOK_LENGTH) return null
  const bytes = atob(look)
  return {
    light: planeIn(bytes, 0, LIGHT_PIXELS, [0, 1]),
    a: planeIn(bytes, LIGHT_PIXELS, COLOR_PIXELS, [-COLOR_RANGE, COLOR_RANGE]),
    b: planeIn(bytes, LIGHT_PIXELS + COLOR_PIXELS, COLOR_PIXELS, [-COLOR_RANGE, COLOR_RANGE]),
  }
}

// A loop is faster than Float32Array.from; each photo is compared with thousands of looks.
function planeIn(bytes: string, start: number, count: number, [least, most]: [number, number]): Float32Array {
  const plane = new Float32Array(count)
  for (let at = 0; at < count; at += 1)
    plane[at] = least + (bytes.charCodeAt(start + at) / 255) * (most - least)
  return plane
}
