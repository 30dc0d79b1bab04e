interface Size {
  readonly width: number
  readonly height: number
}

/** A point of a mask's outline: a pixel of it, and the direction of its outside neighbor. */
export interface OutlineStep {
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
}

const sides = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

/** All points of a mask's outline, without the picture's own edge. Their number is the length of the outline. */
export function outlineOf({ width, height }: Size, mask: Uint8Array): OutlineStep[] {
  const outline: OutlineStep[] = []
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (!mask[y * width + x]) continue
      for (const [dx, dy] of sides) {
        const isInside = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height
        if (isInside && !mask[(y + dy) * width + x + dx]) outline.push({ x, y, dx, dy })
      }
    }
  return outline
}
