import type { OutlineStep } from './mask-outline.ts'
import type { LabPicture } from './oklab-picture.ts'

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
