import { continuousCut } from '../continuous-cut.ts'
import { type FoundGarment, groundCostOf } from '../find-garment.ts'
import type { LabPicture } from '../colors/oklab-picture.ts'

// In nats. Pixels farther from the outline keep their side.
const SURE = 8
// Near the outline colors are mixed and shaded, so the edge counts more than they.
const NEAR = 1.2
const SMOOTHNESS = 6

interface Refinement {
  readonly mask: Uint8Array
  readonly colors: Pick<FoundGarment, 'ground' | 'cloth'>
  /** Maximum shift of the outline, in pixels. */
  readonly reach: number
  readonly rounds: number
}

/** Moves the outline of a rough mask to the edge in the larger picture. Returns 0 to 1 per pixel. */
export function refineCut(picture: LabPicture, { mask, colors, reach, rounds }: Refinement): Float32Array {
  const open = nearOtherSide(picture, mask, reach)
  const cost = new Float32Array(mask.length)
  for (let pixel = 0; pixel < mask.length; pixel += 1)
    cost[pixel] = open[pixel]
      ? Math.max(-NEAR, Math.min(NEAR, groundCostOf(picture, colors, pixel)))
      : mask[pixel]
        ? -SURE
        : SURE
  const start = Float32Array.from(mask)
  return continuousCut({ picture, cost, smoothness: SMOOTHNESS, start, rounds, open })
}

// 1 for each pixel within reach of the other side. A disc around each outline pixel suffices: the nearest pixel of the
// other side is always on it.
function nearOtherSide({ width, height }: LabPicture, mask: Uint8Array, reach: number): Uint8Array {
  const near = new Uint8Array(mask.length)
  const radius = Math.floor(reach)
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      const side = mask[at]
      const isInner =
        (x === 0 || mask[at - 1] === side) &&
        (x === width - 1 || mask[at + 1] === side) &&
        (y === 0 || mask[at - width] === side) &&
        (y === height - 1 || mask[at + width] === side)
      if (isInner) continue
      for (let down = Math.max(-radius, -y); down <= Math.min(radius, height - 1 - y); down += 1)
        for (let across = Math.max(-radius, -x); across <= Math.min(radius, width - 1 - x); across += 1) {
          const other = at + down * width + across
          if (mask[other] !== side && down * down + across * across <= reach * reach) near[other] = 1
        }
    }
  return near
}
