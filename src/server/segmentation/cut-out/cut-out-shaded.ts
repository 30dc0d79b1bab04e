import { type ColorMixture, distanceTo, logLikelihood } from '../colors/color-mixture.ts'
import { continuousCut } from '../continuous-cut.ts'
import { fitColors } from '../colors/fit-colors.ts'
import { mainParts } from '../mask/main-parts.ts'
import { squaredDistanceToOutside } from '../mask/mask-parts.ts'
import type { LabPicture } from '../colors/oklab-picture.ts'
import { withShaded } from './shaded-ground.ts'

const GARMENT = { parts: 8, leastSpread: 0.02, placed: false }
// Share of the longer edge: inset from the outline beyond which colors certainly belong to the garment.
const INNER = 0.025
// Share of the garment: a smaller interior does not show all of its colors.
const MIN_INNER = 0.3
// Share of the longer edge: the band around the outline that is searched for background.
const REACH = 0.06
// In nats.
const SURE = 8
const NEAR = 2
// Squared, in standard deviations: a color of the interior, so that a stripe of the background's color stays.
const TYPICAL = 5
const SMOOTHNESS = 4
const ROUNDS = 60
// Share of the garment: a larger removal means that its own colors look like shaded background.
const MAX_TRIMMED = 0.2

/**
 * Removes background that the mask includes at its outline: between sleeve and body, between two shoes, in a shadow.
 * The garment's colors are fitted on its interior only, and the background may be shaded.
 */
export function withoutShadedGround(picture: LabPicture, mask: Uint8Array, ground: ColorMixture): Uint8Array {
  const edge = Math.max(picture.width, picture.height)
  const depth = squaredDistanceToOutside(picture, mask)
  const inner: number[] = []
  let count = 0
  for (const [pixel, belongs] of mask.entries()) {
    count += belongs
    if ((depth[pixel] ?? 0) > (INNER * edge) ** 2) inner.push(pixel)
  }
  if (inner.length < MIN_INNER * count) return mask
  const garment = fitColors(picture, inner, GARMENT)
  const outside = withShaded(ground)
  const cost = Float32Array.from(mask, (belongs, pixel) => {
    if (!belongs) return SURE
    if ((depth[pixel] ?? 0) > (REACH * edge) ** 2) return -SURE
    const likelier = logLikelihood(outside, picture, pixel) - logLikelihood(garment, picture, pixel)
    const mostGround = distanceTo(garment, picture, pixel) < TYPICAL ? 0 : NEAR
    return Math.max(-NEAR, Math.min(mostGround, likelier))
  })
  const start = Float32Array.from(mask)
  const inside = continuousCut({ picture, cost, smoothness: SMOOTHNESS, start, rounds: ROUNDS })
  const trimmed = mainParts(
    picture,
    Uint8Array.from(inside, (share) => (share > 0.5 ? 1 : 0)),
  )
  const left = trimmed.reduce((sum, belongs) => sum + belongs, 0)
  return left < (1 - MAX_TRIMMED) * count ? mask : trimmed
}
