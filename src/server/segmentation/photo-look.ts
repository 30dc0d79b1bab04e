import { LOOK_COLOR_EDGE, LOOK_EDGE, writeLook } from '../../domain/closet/photos/photo-look.ts'
import { labPicture } from './colors/oklab-picture.ts'

interface Rgba {
  readonly rgba: Uint8Array
  readonly width: number
  readonly height: number
}

// Background of transparent pictures, as in the network's view.
const BEHIND = 235
// Minimum standard deviation of lightness or color: a plain wall has less, and matches every other.
const MIN_CONTRAST = 0.03

/** Thumbnail for similarity search, as text; null for a single color. */
export function photoLook(photo: Rgba): string | null {
  const light = plane(photo, LOOK_EDGE, 0)
  const [a, b] = [plane(photo, LOOK_COLOR_EDGE, 1), plane(photo, LOOK_COLOR_EDGE, 2)]
  if (Math.max(spread(light), spread(a), spread(b)) < MIN_CONTRAST) return null
  return writeLook({ light, a, b })
}

// One channel of OKLab, resized to a square.
function plane(photo: Rgba, edge: number, channel: 0 | 1 | 2): number[] {
  const { lab } = labPicture(shrunk(photo, edge), edge, edge)
  return Array.from({ length: edge ** 2 }, (_, pixel) => lab[pixel * 3 + channel] ?? 0)
}

function shrunk({ rgba, width, height }: Rgba, edge: number): Uint8Array {
  const small = new Uint8Array(edge * edge * 4)
  for (let pixel = 0; pixel < edge ** 2; pixel += 1) {
    const [left, right] = range(pixel % edge, edge, width)
    const [top, bottom] = range(Math.floor(pixel / edge), edge, height)
    const sums = [0, 0, 0]
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) {
        const at = (y * width + x) * 4
        const alpha = (rgba[at + 3] ?? 0) / 255
        for (const [channel, sum] of sums.entries())
          sums[channel] = sum + BEHIND + ((rgba[at + channel] ?? 0) - BEHIND) * alpha
      }
    const count = (right - left) * (bottom - top)
    small.set([...sums.map((sum) => Math.round(sum / count)), 255], pixel * 4)
  }
  return small
}

function range(at: number, edge: number, length: number): [from: number, to: number] {
  const from = Math.min(length - 1, Math.floor((at * length) / edge))
  return [from, Math.max(from + 1, Math.floor(((at + 1) * length) / edge))]
}

function spread(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}
