import { stroke } from './marks.ts'
import type { Pen } from './pen.ts'

interface Neckband {
  /** Path of the front edge, from left to right. */
  readonly front: string
  /** Rest of the opening along the back, continuing from the end of `front`. */
  readonly back: string
  readonly width: number
  readonly isRibbed?: boolean
}

/** Draws a band around a round neck, and the inside of the back above it. */
export function neckband(pen: Pen, outline: string, { front, back, width, isRibbed }: Neckband): string {
  const { base, line } = pen.tones
  // The clip hides the outer half of each line.
  const ribs = isRibbed
    ? stroke(front, line, width - 4, 0.5, 'stroke-linecap="butt" stroke-dasharray=".9 4.6"')
    : ''
  const band = stroke(front, line, width) + stroke(front, base, width - 2.2) + ribs
  return pen.clip(outline, band) + pen.inside(front + back, [99, 17]) + pen.seam(front, 1.05)
}
