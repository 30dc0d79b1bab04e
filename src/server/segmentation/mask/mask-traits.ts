import { type FoundGarment, groundCostOf } from '../find-garment.ts'
import { outlineOf, stepAcross, type OutlineStep } from './mask-outline.ts'
import { type ColorMixture, distanceTo } from '../colors/color-mixture.ts'
import { closed, connectedParts, inverted, opened, squaredDistanceToOutside } from './mask-parts.ts'
import type { LabPicture } from '../colors/oklab-picture.ts'

/** Quality measures of a cut. Shares from 0 to 1, except contrast (in OKLab) and raggedness. */
export interface MaskTraits {
  /** Share of the picture. */
  readonly cover: number
  /** Share of the picture's edge that the garment touches. */
  readonly cropped: number
  readonly parts: number
  /** Mean color step across the outline. */
  readonly contrast: number
  /** Share of the outline with hardly any step. */
  readonly faint: number
  /** Longest such stretch, as a share of the outline. */
  readonly faintStretch: number
  /** Length of the outline relative to a smoothed one. */
  readonly raggedness: number
  /** Share of the background that looks more like the garment. */
  readonly strayGround: number
  /** Share of the garment that looks more like the background. */
  readonly strayCloth: number
  /** Share of the nearby background without any of the background's colors: a part of the garment may be lost. */
  readonly oddGround: number
}

// Set on cuts of photos and drawings; precision over recall: a missing cut is better than a torn sleeve.
const COVER = { least: 0.02, most: 0.85 }
const MAX_CROPPED = 0.05
// A pair of shoes.
const MAX_PARTS = 2
const MIN_CONTRAST = 0.06
const MAX_FAINT = 0.45
const MAX_RAGGED = 1.2
const MAX_STRAY_GROUND = 0.2
const MAX_STRAY_CLOTH = 0.12
const MAX_ODD_GROUND = 0.08
// With a weak outline, the colors of both sides must not overlap at all.
const WEAK_CONTRAST = 0.16
const MAX_OVERLAP = 0.01

// In OKLab: a smaller step is hardly visible.
const FAINT_STEP = 0.06
const MAX_FAINT_STRETCH = 0.09

// Share of the longer edge: the band of background to examine.
const NEARBY = [0.02, 0.14]
// Squared, in standard deviations.
const ODD = 16

/** True if a cut with this mask will look good. */
export function isCleanCut(traits: MaskTraits): boolean {
  const isWeak = traits.contrast < WEAK_CONTRAST
  return (
    traits.cover >= COVER.least &&
    traits.cover <= COVER.most &&
    traits.cropped <= MAX_CROPPED &&
    traits.parts <= MAX_PARTS &&
    traits.contrast >= MIN_CONTRAST &&
    traits.faint <= MAX_FAINT &&
    traits.faintStretch <= MAX_FAINT_STRETCH &&
    traits.raggedness <= MAX_RAGGED &&
    traits.strayGround <= MAX_STRAY_GROUND &&
    traits.oddGround <= MAX_ODD_GROUND &&
    traits.strayCloth <= (isWeak ? MAX_OVERLAP : MAX_STRAY_CLOTH)
  )
}

/** Measures a mask on its picture. */
export function maskTraits(
  picture: LabPicture,
  mask: Uint8Array,
  colors: Pick<FoundGarment, 'ground' | 'cloth'>,
): MaskTraits {
  const { width, height } = picture
  const outline = outlineOf(picture, mask)
  const steps = outline.map((place) => stepAcross(picture, place))
  const faint = outline.filter((_, index) => (steps[index] ?? 0) < FAINT_STEP)
  const radius = 0.02 * Math.max(width, height)
  const smooth = opened(picture, closed(picture, mask, radius), radius)
  let [cloth, strayCloth, strayGround] = [0, 0, 0]
  for (const [pixel, belongs] of mask.entries()) {
    const cost = groundCostOf(picture, colors, pixel)
    cloth += belongs
    if (belongs && cost > 0) strayCloth += 1
    if (!belongs && cost < 0) strayGround += 1
  }
  const onEdge = connectedParts(picture, mask)
  return {
    cover: cloth / mask.length,
    cropped: onEdge.reduce((sum, part) => sum + part.onEdge, 0) / (2 * (width + height)),
    parts: onEdge.length,
    contrast: steps.reduce((sum, step) => sum + step, 0) / steps.length,
    faint: faint.length / outline.length,
    faintStretch: longestStretch(picture, faint) / outline.length,
    raggedness: outline.length / Math.max(1, outlineOf(picture, smooth).length),
    strayGround: strayGround / (mask.length - cloth),
    strayCloth: strayCloth / cloth,
    oddGround: oddGround(picture, mask, colors.ground),
  }
}

function oddGround(picture: LabPicture, mask: Uint8Array, ground: ColorMixture): number {
  const edge = Math.max(picture.width, picture.height)
  const [from, to] = NEARBY.map((share) => (share * edge) ** 2)
  let [near, odd] = [0, 0]
  for (const [pixel, away] of squaredDistanceToOutside(picture, inverted(mask)).entries()) {
    if (away <= (from ?? 0) || away > (to ?? 0)) continue
    near += 1
    if (distanceTo(ground, picture, pixel) > ODD) odd += 1
  }
  return odd / Math.max(1, near)
}

// Length of the longest unbroken run of the given outline points.
function longestStretch({ width, height }: LabPicture, places: readonly OutlineStep[]): number {
  const near = new Uint8Array(width * height)
  const starts = new Uint8Array(width * height)
  for (const { x, y } of places) {
    starts[y * width + x] = (starts[y * width + x] ?? 0) + 1
    // A diagonal run must be 4-connected.
    for (const row of [y, Math.min(height - 1, y + 1)])
      for (const column of [x, Math.min(width - 1, x + 1)]) near[row * width + column] = 1
  }
  const stretches = connectedParts({ width, height }, near).map((part) =>
    part.pixels.reduce((sum, pixel) => sum + (starts[pixel] ?? 0), 0),
  )
  return Math.max(0, ...stretches)
}
