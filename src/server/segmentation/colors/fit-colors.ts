import { clusterSamples } from './cluster-samples.ts'
import { type ColorMixture, type ColorPart, colorDistance, type Drift } from './color-mixture.ts'
import type { LabPicture } from './oklab-picture.ts'

interface Fit {
  /** Maximum number of colors. */
  readonly parts: number
  /** Minimum standard deviation of lightness; chroma may be narrower. */
  readonly leastSpread: number
  /** True for a background: colors have positions and drift with the light, and rare ones are dropped. */
  readonly placed: boolean
}

/** L, a, b, x and y of each sample in turn. */
type Samples = Float32Array
const FIELDS = 5

const MAX_SAMPLES = 1500
const PLACE_WEIGHT = 0.2
// A hook on the wall, or a sleeve that reaches the frame, must not become background everywhere.
const MIN_SHARE_OF_GROUND = 0.03
const MIN_PLACE_SPREAD = 0.08
const TRIM_ROUNDS = 3
const TRIM_BEYOND = 9
const LOG_TWO_PI_CUBED = 3 * Math.log(2 * Math.PI)

/** Fits the colors of the given pixels (indexes into the picture). Empty for no pixels. */
export function fitColors(picture: LabPicture, pixels: readonly number[], fit: Fit): ColorMixture {
  const samples = sample(picture, pixels)
  const groups = clusterSamples(samples, fit.parts, fit.placed ? PLACE_WEIGHT : 0)
  return groups
    .map((group) => trimmedPart(group, group.length / samples.length, fit))
    .filter((part) => !fit.placed || part.share >= MIN_SHARE_OF_GROUND)
}

function sample({ width, height, lab }: LabPicture, pixels: readonly number[]): Samples {
  const step = Math.max(1, pixels.length / MAX_SAMPLES)
  const samples = new Float32Array(Math.floor(pixels.length / step) * FIELDS)
  for (let index = 0; index < samples.length / FIELDS; index += 1) {
    const pixel = pixels[Math.floor(index * step)] ?? 0
    samples.set(lab.subarray(pixel * 3, pixel * 3 + 3), index * FIELDS)
    samples[index * FIELDS + 3] = (pixel % width) / width
    samples[index * FIELDS + 4] = Math.floor(pixel / width) / height
  }
  return samples
}

// Outliers widen a cluster until everything fits: they are dropped, and the cluster is fitted again.
function trimmedPart(group: Samples, share: number, fit: Fit): ColorPart {
  let part = fitPart(group, share, fit)
  for (let round = 0; round < TRIM_ROUNDS; round += 1) {
    const kept: number[] = []
    for (let at = 0; at < group.length; at += FIELDS) {
      const awayX = (group[at + 3] ?? 0) - part.x
      const awayY = (group[at + 4] ?? 0) - part.y
      if (colorDistance(part, group, at, awayX, awayY) < TRIM_BEYOND)
        kept.push(...group.subarray(at, at + FIELDS))
    }
    if (kept.length < group.length / 2) break
    part = fitPart(Float32Array.from(kept), share, fit)
  }
  return part
}

function fitPart(group: Samples, share: number, { leastSpread, placed }: Fit): ColorPart {
  const l = meanOf(group, 0)
  const a = meanOf(group, 1)
  const b = meanOf(group, 2)
  const x = meanOf(group, 3)
  const y = meanOf(group, 4)
  const none: Drift = [0, 0]
  const slopes = placed ? placeSlopes(group, x, y) : null
  const driftL = slopes?.(0, l) ?? none
  const driftA = slopes?.(1, a) ?? none
  const driftB = slopes?.(2, b) ?? none
  let [ll, la, lb, aa, ab, bb, spread] = [0, 0, 0, 0, 0, 0, 0]
  for (let at = 0; at < group.length; at += FIELDS) {
    const awayX = (group[at + 3] ?? 0) - x
    const awayY = (group[at + 4] ?? 0) - y
    const restL = (group[at] ?? 0) - l - driftL[0] * awayX - driftL[1] * awayY
    const restA = (group[at + 1] ?? 0) - a - driftA[0] * awayX - driftA[1] * awayY
    const restB = (group[at + 2] ?? 0) - b - driftB[0] * awayX - driftB[1] * awayY
    ll += restL * restL
    la += restL * restA
    lb += restL * restB
    aa += restA * restA
    ab += restA * restB
    bb += restB * restB
    spread += awayX * awayX + awayY * awayY
  }
  const count = group.length / FIELDS
  const floor = leastSpread ** 2
  const covariance = {
    ll: ll / count + floor,
    la: la / count,
    lb: lb / count,
    aa: aa / count + floor / 6,
    ab: ab / count,
    bb: bb / count + floor / 6,
  }
  const nearness = placed ? 1 / (spread / count / 2 + MIN_PLACE_SPREAD ** 2) : 0
  return { share, x, y, nearness, l, a, b, driftL, driftA, driftB, ...precision(covariance) }
}

function meanOf(group: Samples, field: number): number {
  let sum = 0
  for (let at = field; at < group.length; at += FIELDS) sum += group[at] ?? 0
  return sum / (group.length / FIELDS)
}

// Least squares of a channel on position; regularized, since samples in one spot would extrapolate wildly.
function placeSlopes(group: Samples, x: number, y: number): (field: number, mean: number) => Drift {
  const ridge = (0.01 * group.length) / FIELDS
  let [xx, xy, yy] = [ridge, 0, ridge]
  for (let at = 0; at < group.length; at += FIELDS) {
    const awayX = (group[at + 3] ?? 0) - x
    const awayY = (group[at + 4] ?? 0) - y
    xx += awayX * awayX
    xy += awayX * awayY
    yy += awayY * awayY
  }
  const determinant = xx * yy - xy * xy
  return (field, mean) => {
    let [byX, byY] = [0, 0]
    for (let at = 0; at < group.length; at += FIELDS) {
      const away = (group[at + field] ?? 0) - mean
      byX += away * ((group[at + 3] ?? 0) - x)
      byY += away * ((group[at + 4] ?? 0) - y)
    }
    return [(byX * yy - byY * xy) / determinant, (byY * xx - byX * xy) / determinant]
  }
}

type Symmetric = Readonly<Record<'ll' | 'la' | 'lb' | 'aa' | 'ab' | 'bb', number>>

function precision({ ll, la, lb, aa, ab, bb }: Symmetric): Symmetric & { readonly logPeak: number } {
  const cofactorLL = aa * bb - ab * ab
  const cofactorLA = lb * ab - la * bb
  const cofactorLB = la * ab - lb * aa
  const determinant = ll * cofactorLL + la * cofactorLA + lb * cofactorLB
  return {
    ll: cofactorLL / determinant,
    la: cofactorLA / determinant,
    lb: cofactorLB / determinant,
    aa: (ll * bb - lb * lb) / determinant,
    ab: (la * lb - ll * ab) / determinant,
    bb: (ll * aa - la * la) / determinant,
    logPeak: -0.5 * (LOG_TWO_PI_CUBED + Math.log(determinant)),
  }
}
