import { continuousCut } from './continuous-cut.ts'
import { type FoundGarment, groundCostOf } from './find-garment.ts'
import { squaredDistanceToOutside } from './mask-parts.ts'
import type { LabPicture } from './oklab-picture.ts'

// In nats. Beyond reach of the outline the mask is taken as it is.
const SURE = 8
// Near the outline colors are mixed and shaded, so the edge itself has more to say than they.
const NEAR = 1.2
const SMOOTHNESS = 6

interface Refinement {
  readonly mask: Uint8Array
  readonly colors: Pick<FoundGarment, 'ground' | 'cloth'>
  /** How far the outline may move, in pixels. */
  readonly reach: number
  readonly rounds: number
}

/** Moves the outline of a rough mask to where the larger picture has its edge. Gives 0 to 1 for each pixel. */
export function refineCut(picture: LabPicture, { mask, colors, reach, rounds }: Refinement): Float32Array {
  const fromOutside = squaredDistanceToOutside(picture, mask)
  const fromInside = squaredDistanceToOutside(
    picture,
    mask.map((belongs) => 1 - belongs),
  )
  const cost = new Float32Array(mask.length)
  const open = new Uint8Array(mask.length)
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    const isNear = (fromOutside[pixel] ?? 0) + (fromInside[pixel] ?? 0) <= reach * reach
    open[pixel] = isNear ? 1 : 0
    cost[pixel] = isNear
      ? Math.max(-NEAR, Math.min(NEAR, groundCostOf(picture, colors, pixel)))
      : mask[pixel]
        ? -SURE
        : SURE
  }
  const start = Float32Array.from(mask)
  return continuousCut({ picture, cost, smoothness: SMOOTHNESS, start, rounds, open })
}
