import type { LabPicture } from './oklab-picture.ts'

/** Change of one channel across the picture, left to right and top to bottom. */
export type Drift = readonly [overX: number, overY: number]

/**
 * One color of a garment or a background: a Gaussian in OKLab with a mean that may drift across the picture with the
 * light. Positions are in picture widths and heights, so that a mixture fitted on a small copy applies to the large
 * picture.
 */
export interface ColorPart {
  readonly share: number
  readonly x: number
  readonly y: number
  /** Inverse variance of position; 0 if the color may occur anywhere. */
  readonly nearness: number
  readonly l: number
  readonly a: number
  readonly b: number
  readonly driftL: Drift
  readonly driftA: Drift
  readonly driftB: Drift
  /** Inverse covariance. */
  readonly ll: number
  readonly la: number
  readonly lb: number
  readonly aa: number
  readonly ab: number
  readonly bb: number
  /** Log density at the mean, in nats. */
  readonly logPeak: number
}

/** The colors of a region, as a mixture. */
export type ColorMixture = readonly ColorPart[]

// Uniform component for colors without samples; the density over the OKLab gamut is about 20.
const UNUSUAL = 0.02 * 20
// Upper bound of the position penalty.
const MIN_HERE = 1e-4

/** Log density of a pixel's color under the mixture, in nats. */
export function logLikelihood(
  mixture: ColorMixture,
  { width, height, lab }: LabPicture,
  pixel: number,
): number {
  const x = (pixel % width) / width
  const y = Math.floor(pixel / width) / height
  let density = 0
  let total = 0
  for (const part of mixture) {
    const awayX = x - part.x
    const awayY = y - part.y
    const away = part.nearness * (awayX * awayX + awayY * awayY)
    const here = part.share * Math.exp(-0.5 * away) + MIN_HERE
    density += here * Math.exp(part.logPeak - 0.5 * colorDistance(part, lab, pixel * 3, awayX, awayY))
    total += here
  }
  return Math.log(density / (total + MIN_HERE) + UNUSUAL)
}

/**
 * Squared Mahalanobis distance from a pixel to the nearest color of the mixture, including position. Typical within a
 * color: 3; rare: 9.
 */
export function distanceTo(mixture: ColorMixture, { width, height, lab }: LabPicture, pixel: number): number {
  const x = (pixel % width) / width
  const y = Math.floor(pixel / width) / height
  let least = Infinity
  for (const part of mixture) {
    const awayX = x - part.x
    const awayY = y - part.y
    const away = part.nearness * (awayX * awayX + awayY * awayY)
    if (away < least) least = Math.min(least, away + colorDistance(part, lab, pixel * 3, awayX, awayY))
  }
  return least
}

/** Squared Mahalanobis distance from the color at `at` to the component, including position. */
export function colorDistance(
  part: ColorPart,
  lab: Float32Array,
  at: number,
  awayX: number,
  awayY: number,
): number {
  const l = (lab[at] ?? 0) - part.l - part.driftL[0] * awayX - part.driftL[1] * awayY
  const a = (lab[at + 1] ?? 0) - part.a - part.driftA[0] * awayX - part.driftA[1] * awayY
  const b = (lab[at + 2] ?? 0) - part.b - part.driftB[0] * awayX - part.driftB[1] * awayY
  return (
    part.ll * l * l +
    part.aa * a * a +
    part.bb * b * b +
    2 * (part.la * l * a + part.lb * l * b + part.ab * a * b)
  )
}
