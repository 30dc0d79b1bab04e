/** Pixels of the lightness of a look, along one edge. */
export const LOOK_EDGE = 24
/** Pixels of its two color planes, along one edge: color changes more slowly than light. */
export const LOOK_COLOR_EDGE = 12
/** OKLab's a and b of clothes stay within this, on both sides of zero. */
const COLOR_RANGE = 0.4

const LIGHT_PIXELS = LOOK_EDGE ** 2
const COLOR_PIXELS = LOOK_COLOR_EDGE ** 2
/** As many characters as a look has. */
export const LOOK_LENGTH = Math.ceil((LIGHT_PIXELS + 2 * COLOR_PIXELS) / 3) * 4

/** A small upright picture, stretched to a square, in planes of OKLab. */
export interface LookPlanes {
  /** LOOK_EDGE x LOOK_EDGE, 0 to 1. */
  readonly light: ArrayLike<number>
  /** LOOK_COLOR_EDGE x LOOK_COLOR_EDGE each. */
  readonly a: ArrayLike<number>
  readonly b: ArrayLike<number>
}

/** The planes as text that can be stored and compared. */
export function writeLook({ light, a, b }: LookPlanes): string {
  const shares = [...Array.from(light), ...Array.from(a, colorShare), ...Array.from(b, colorShare)]
  return btoa(
    shares.map((share) => String.fromCharCode(Math.round(255 * Math.min(1, Math.max(0, share))))).join(''),
  )
}

function colorShare(value: number): number {
  return (value + COLOR_RANGE) / (2 * COLOR_RANGE)
}

/** The planes of a written look; null where the text isn't one. */
export function readLook(look: string): LookPlanes | null {
  if (look.length !== LOOK_LENGTH) return null
  const bytes = atob(look)
  return {
    light: planeIn(bytes, 0, LIGHT_PIXELS, [0, 1]),
    a: planeIn(bytes, LIGHT_PIXELS, COLOR_PIXELS, [-COLOR_RANGE, COLOR_RANGE]),
    b: planeIn(bytes, LIGHT_PIXELS + COLOR_PIXELS, COLOR_PIXELS, [-COLOR_RANGE, COLOR_RANGE]),
  }
}

// A loop, not Float32Array.from: thousands are read for each photo.
function planeIn(bytes: string, start: number, count: number, [least, most]: [number, number]): Float32Array {
  const plane = new Float32Array(count)
  for (let at = 0; at < count; at += 1)
    plane[at] = least + (bytes.charCodeAt(start + at) / 255) * (most - least)
  return plane
}
