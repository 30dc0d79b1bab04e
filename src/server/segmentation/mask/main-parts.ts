import { closed, connectedParts, inverted, opened } from './mask-parts.ts'

// Share of the longer edge: thinner parts are a hook, a seam of the floor or a hanger.
const THIN = 0.012
// Keeps a second shoe, drops specks.
const MIN_OF_LARGEST = 0.2
// Share of the longer edge: narrower notches in the outline are a print of the background's color.
const NOTCH = 0.007
// Share of the picture: smaller holes are a print of the background's color.
const SMALL_HOLE = 0.01

interface Size {
  readonly width: number
  readonly height: number
}

/** The garment's own parts of a mask: large ones near the center, without thin parts and small holes. */
export function mainParts(size: Size, whole: Uint8Array): Uint8Array {
  const edge = Math.max(size.width, size.height)
  const parts = connectedParts(size, opened(size, whole, THIN * edge)).map((part) => ({
    ...part,
    weight: centralWeight(size, part.pixels),
  }))
  const most = Math.max(0, ...parts.map((part) => part.weight))
  const mask = new Uint8Array(whole.length)
  for (const part of parts)
    if (part.weight >= MIN_OF_LARGEST * most) for (const pixel of part.pixels) mask[pixel] = 1
  return withoutSmallHoles(size, closed(size, mask, NOTCH * edge))
}

function withoutSmallHoles(size: Size, mask: Uint8Array): Uint8Array {
  const filled = mask.slice()
  for (const hole of connectedParts(size, inverted(mask)))
    if (hole.onEdge === 0 && hole.pixels.length < SMALL_HOLE * mask.length)
      for (const pixel of hole.pixels) filled[pixel] = 1
  return filled
}

function centralWeight({ width, height }: Size, pixels: readonly number[]): number {
  let sum = 0
  for (const pixel of pixels) {
    const across = (2 * ((pixel % width) + 0.5)) / width - 1
    const down = (2 * (Math.floor(pixel / width) + 0.5)) / height - 1
    sum += Math.exp(-1.2 * (across * across + down * down))
  }
  return sum
}
