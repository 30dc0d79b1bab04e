import type { LabPicture } from '../colors/oklab-picture.ts'

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

// Distance from the edge on both sides, in pixels: the edge itself is blurred.
const AWAY = 2

/** Mean color step (in OKLab) across an outline. */
export function stepAcross({ width, height, lab }: LabPicture, { x, y, dx, dy }: OutlineStep): number {
  const at = (column: number, row: number) =>
    3 * (Math.min(height - 1, Math.max(0, row)) * width + Math.min(width - 1, Math.max(0, column)))
  const from = at(x - AWAY * dx, y - AWAY * dy)
  const to = at(x + (AWAY + 1) * dx, y + (AWAY + 1) * dy)
  const change = (channel: number) => (lab[to + channel] ?? 0) - (lab[from + channel] ?? 0)
  return Math.hypot(change(0), change(1), change(2))
}
