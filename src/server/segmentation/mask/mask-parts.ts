interface Size {
  readonly width: number
  readonly height: number
}

/** 4-connected pixels, as indexes into the picture. */
export interface MaskPart {
  readonly pixels: readonly number[]
  /** Number of pixels on the picture's edge. */
  readonly onEdge: number
}

/** The connected components of pixels with `belongs` not 0, largest first. */
export function connectedParts({ width, height }: Size, belongs: Uint8Array): MaskPart[] {
  const seen = new Uint8Array(belongs.length)
  const parts: MaskPart[] = []
  for (let start = 0; start < belongs.length; start += 1) {
    if (!belongs[start] || seen[start]) continue
    const pixels = [start]
    seen[start] = 1
    let onEdge = 0
    for (let next = 0; next < pixels.length; next += 1) {
      const pixel = pixels[next] ?? 0
      const x = pixel % width
      const y = (pixel - x) / width
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) onEdge += 1
      const reach = (neighbor: number) => {
        if (!belongs[neighbor] || seen[neighbor]) return
        seen[neighbor] = 1
        pixels.push(neighbor)
      }
      if (x > 0) reach(pixel - 1)
      if (x < width - 1) reach(pixel + 1)
      if (y > 0) reach(pixel - width)
      if (y < height - 1) reach(pixel + width)
    }
    parts.push({ pixels, onEdge })
  }
  return parts.toSorted((one, other) => other.pixels.length - one.pixels.length)
}

/** Squared Euclidean distance in pixels to the nearest pixel with `belongs` 0 (Felzenszwalb and Huttenlocher 2012). */
export function squaredDistanceToOutside({ width, height }: Size, belongs: Uint8Array): Float32Array {
  const far = (width + height) ** 2
  const distance = Float32Array.from(belongs, (belonging) => (belonging ? far : 0))
  const scratch = scratchFor(Math.max(width, height))
  for (let x = 0; x < width; x += 1) lowerEnvelope(distance, { from: x, step: width, count: height }, scratch)
  for (let y = 0; y < height; y += 1)
    lowerEnvelope(distance, { from: y * width, step: 1, count: width }, scratch)
  return distance
}

interface Line {
  readonly from: number
  readonly step: number
  readonly count: number
}

function scratchFor(longest: number) {
  return {
    line: new Float64Array(longest),
    tops: new Int32Array(longest),
    starts: new Float64Array(longest + 1),
  }
}

// The lower envelope of parabolas over a line: each of `tops` is lowest from its `starts` on.
function lowerEnvelope(
  values: Float32Array,
  { from, step, count }: Line,
  { line, tops, starts }: ReturnType<typeof scratchFor>,
): void {
  let sum = 0
  for (let at = 0; at < count; at += 1) {
    line[at] = values[from + at * step] ?? 0
    sum += line[at] ?? 0
  }
  // The whole line is outside.
  if (sum === 0) return
  let last = 0
  tops[0] = 0
  starts[0] = -Infinity
  for (let at = 1; at < count; at += 1) {
    const height = (line[at] ?? 0) + at * at
    let start = -Infinity
    for (; last >= 0; last -= 1) {
      const top = tops[last] ?? 0
      start = (height - (line[top] ?? 0) - top * top) / (2 * (at - top))
      if (start > (starts[last] ?? 0)) break
    }
    last += 1
    tops[last] = at
    starts[last] = start
  }
  starts[last + 1] = Infinity
  let piece = 0
  for (let at = 0; at < count; at += 1) {
    while ((starts[piece + 1] ?? Infinity) <= at) piece += 1
    const top = tops[piece] ?? 0
    values[from + at * step] = (at - top) ** 2 + (line[top] ?? 0)
  }
}

/** Morphological opening: without parts thinner than twice the radius (in pixels), the outline otherwise unchanged. */
export function opened(size: Size, mask: Uint8Array, radius: number): Uint8Array {
  const core = squaredDistanceToOutside(size, mask).map((squared) => (squared > radius * radius ? 0 : 1))
  const toCore = squaredDistanceToOutside(size, Uint8Array.from(core))
  return mask.map((belongs, pixel) => (belongs && (toCore[pixel] ?? 0) <= (radius + 1) ** 2 ? 1 : 0))
}

/** Morphological closing: notches and gaps narrower than twice the radius (in pixels) are filled. */
export function closed(size: Size, mask: Uint8Array, radius: number): Uint8Array {
  const toMask = squaredDistanceToOutside(size, inverted(mask))
  const grown = Uint8Array.from(toMask, (squared) => (squared <= radius * radius ? 1 : 0))
  const toOutside = squaredDistanceToOutside(size, grown)
  return mask.map((belongs, pixel) => (belongs || (toOutside[pixel] ?? 0) > radius * radius ? 1 : 0))
}

/** The complement of a mask. */
export function inverted(mask: Uint8Array): Uint8Array {
  return mask.map((belongs) => 1 - belongs)
}
