import { squaredDistanceToOutside } from './mask-parts.ts'

interface Size {
  readonly width: number
  readonly height: number
}

// Alpha ramp of the blurred mask: slightly inside the cut, where no wall shines through.
const [CLEAR_UNTIL, WHOLE_FROM] = [0.55, 0.85]
// Share of the photo's longer edge per blur: the outline becomes smooth at any size.
const PIXELS_PER_BLUR = 160

/** Alpha of each pixel (0 to 255) from a hard mask: smooth, and slightly inside it. */
export function softAlpha(size: Size, inside: Float32Array): Uint8Array {
  let blurred = inside
  for (let round = 0; round < 1 + Math.max(size.width, size.height) / PIXELS_PER_BLUR; round += 1)
    blurred = blur(size, blurred)
  return Uint8Array.from(blurred, (share) => {
    const step = Math.min(1, Math.max(0, (share - CLEAR_UNTIL) / (WHOLE_FROM - CLEAR_UNTIL)))
    return Math.round(255 * step * step * (3 - 2 * step))
  })
}

/**
 * Recolors pixels along the outline, down to `depth` pixels, with the fabric's color further in, so that no light of
 * the wall remains. Changes `rgba` in place.
 */
export function paintEdge(rgba: Uint8Array, size: Size, depth: number): void {
  const covered = new Uint8Array(size.width * size.height)
  for (let pixel = 0; pixel < covered.length; pixel += 1)
    covered[pixel] = (rgba[pixel * 4 + 3] ?? 0) > 0 ? 1 : 0
  const toOutside = squaredDistanceToOutside(size, covered)
  const known = covered.map((belongs, pixel) => (belongs && (toOutside[pixel] ?? 0) > depth * depth ? 1 : 0))
  let waiting: number[] = []
  for (const [pixel, belongs] of covered.entries()) if (belongs && !known[pixel]) waiting.push(pixel)
  for (let round = 0; round < 2 * depth + 2 && waiting.length > 0; round += 1) {
    const painted = waiting.filter((pixel) => paintFromNeighbors(rgba, size, known, pixel))
    for (const pixel of painted) known[pixel] = 1
    waiting = waiting.filter((pixel) => !known[pixel])
  }
}

function paintFromNeighbors(
  rgba: Uint8Array,
  { width, height }: Size,
  known: Uint8Array,
  pixel: number,
): boolean {
  const x = pixel % width
  const y = (pixel - x) / width
  let [red, green, blue, count] = [0, 0, 0, 0]
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
      const neighbor = row * width + column
      if (!known[neighbor]) continue
      red += rgba[neighbor * 4] ?? 0
      green += rgba[neighbor * 4 + 1] ?? 0
      blue += rgba[neighbor * 4 + 2] ?? 0
      count += 1
    }
  if (count === 0) return false
  rgba.set([red / count, green / count, blue / count], pixel * 4)
  return true
}

/** 3 by 3 box blur; the edge of the picture is extended, so that a cropped garment keeps a hard edge. */
export function blur({ width, height }: Size, values: Float32Array): Float32Array {
  const across = values.map((value, pixel) => {
    const x = pixel % width
    return (
      ((x > 0 ? (values[pixel - 1] ?? 0) : value) +
        value +
        (x < width - 1 ? (values[pixel + 1] ?? 0) : value)) /
      3
    )
  })
  return across.map((value, pixel) => {
    const above = pixel >= width ? (across[pixel - width] ?? 0) : value
    const below = pixel < width * (height - 1) ? (across[pixel + width] ?? 0) : value
    return (above + value + below) / 3
  })
}
