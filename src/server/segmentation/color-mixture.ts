import type { LabPicture } from './oklab-picture.ts'

/** Change of one channel from the left to the right edge of the picture, and from the top to the bottom. */
export type Drift = readonly [overX: number, overY: number]

/**
 * One color of a garment or a ground: a Gaussian in OKLab whose mean may drift across the picture with the light.
 * Places are in picture widths and heights, so that a mixture learned on a small copy holds for the large picture.
 */
export interface ColorPart {
  readonly share: number
  readonly x: number
  readonly y: number
  /** Inverse of the squared spread around its place; 0 where a color may be anywhere. */
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

/** The colors of a region. */
export type ColorMixture = readonly ColorPart[]

// Some of every region is of a color that no sample had; the density of OKLab's whole gamut is about 20.
const UNUSUAL = 0.02 * 20
// No part is so far away that it could not be here at all.
const LEAST_HERE = 1e-4

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
    const here = part.share * Math.exp(-0.5 * away) + LEAST_HERE
    density += here * Math.exp(part.logPeak - 0.5 * colorDistance(part, lab, pixel * 3, awayX, awayY))
    total += here
  }
  return Math.log(density / (total + LEAST_HERE) + UNUSUAL)
}

/**
 * Squared distance in standard deviations from a pixel to the nearest color of the mixture, counting how far that
 * color's place is. Within a color 3 is usual and 9 rare.
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

/** Squared distance in standard deviations from the color at `at` to the part's, so far away from its place. */
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
