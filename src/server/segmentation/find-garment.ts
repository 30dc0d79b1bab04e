import { type ColorMixture, distanceTo, logLikelihood } from './colors/color-mixture.ts'
import { continuousCut } from './continuous-cut.ts'
import { fitColors } from './colors/fit-colors.ts'
import { mainParts } from './mask/main-parts.ts'
import type { LabPicture } from './colors/oklab-picture.ts'

/** A garment found in a small picture. The mixtures apply to a larger copy too. */
export interface FoundGarment {
  /** 1 for garment, 0 elsewhere. */
  readonly mask: Uint8Array
  readonly ground: ColorMixture
  readonly cloth: ColorMixture
}

const GROUND = { parts: 6, leastSpread: 0.012, placed: true }
const CLOTH = { parts: 6, leastSpread: 0.02, placed: false }

// Share of the shorter edge: the initial frame of background.
const FRAME = 0.025
// In standard deviations: initial minimum distance from the background's colors.
const STRIKING = 3.5
const CUT_ROUNDS = 60
// In nats.
const SMOOTHNESS = 4
const LARGEST_COST = 6
// Smaller or larger regions cannot be a garment that differs from its background.
const MIN_COVER = 0.01
const MAX_COVER = 0.95

/**
 * Finds the garment in a small picture (about 200 px): pixels that differ from the colors of the frame, refined by
 * alternately fitting both mixtures and cutting, as in GrabCut (Rother and others 2004). `rounds`: 3 suffice for a
 * color, 5 for an outline.
 * Null if nothing differs.
 */
export function findGarment(picture: LabPicture, rounds: number): FoundGarment | null {
  const frame = framePixels(picture)
  const central = centrality(picture)
  let ground = withoutGarment(picture, fitColors(picture, frame, GROUND), frame, central)
  if (ground.length === 0) return null
  let inside = strikingPixels(picture, ground, central)
  let cloth: ColorMixture = []
  for (let round = 0; round < rounds; round += 1) {
    const garment = pixelsWhere(inside, (share) => share > 0.5)
    if (garment.length < MIN_COVER * inside.length || garment.length > MAX_COVER * inside.length) return null
    cloth = fitColors(picture, garment, CLOTH)
    if (round > 0) ground = refitGround(picture, ground, inside)
    const cost = groundCost({ picture, ground, cloth, central, frame })
    inside = continuousCut({ picture, cost, smoothness: SMOOTHNESS, start: inside, rounds: CUT_ROUNDS })
  }
  const mask = mainParts(picture, asMask(inside))
  return mask.includes(1) ? { mask, ground, cloth } : null
}

/** Log likelihood ratio of background to garment per pixel, in nats; negative for garment. */
export function groundCostOf(
  picture: LabPicture,
  { ground, cloth }: Pick<FoundGarment, 'ground' | 'cloth'>,
  pixel: number,
): number {
  const likelier = logLikelihood(ground, picture, pixel) - logLikelihood(cloth, picture, pixel)
  // Likely background is not garment only because a print has the same color.
  const couldBeGround = 1.5 - distanceTo(ground, picture, pixel) / 6
  return Math.max(-LARGEST_COST, Math.min(LARGEST_COST, Math.max(couldBeGround, likelier)))
}

/** 1 for each pixel that is more likely garment. */
export function asMask(inside: Float32Array): Uint8Array {
  return Uint8Array.from(inside, (share) => (share > 0.5 ? 1 : 0))
}

interface CostParts extends Pick<FoundGarment, 'ground' | 'cloth'> {
  readonly picture: LabPicture
  readonly central: Float32Array
  readonly frame: readonly number[]
}

function groundCost({ picture, central, frame, ...colors }: CostParts): Float32Array {
  const cost = central.map((share, pixel) => groundCostOf(picture, colors, pixel) + 1 - 2 * share)
  for (const pixel of frame) if (distanceTo(colors.ground, picture, pixel) < 16) cost[pixel] = LARGEST_COST
  return cost
}

function framePixels({ width, height }: LabPicture): number[] {
  const thick = Math.max(1, Math.round(FRAME * Math.min(width, height)))
  const pixels: number[] = []
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (Math.min(x, y, width - 1 - x, height - 1 - y) < thick) pixels.push(y * width + x)
  return pixels
}

// 1 in the center of the picture, near 0 in its corners.
function centrality({ width, height }: LabPicture): Float32Array {
  return Float32Array.from({ length: width * height }, (_, pixel) => {
    const across = (2 * ((pixel % width) + 0.5)) / width - 1
    const down = (2 * (Math.floor(pixel / width) + 0.5)) / height - 1
    return Math.exp(-1.2 * (across * across + down * down))
  })
}

// A garment that reaches the edge is in the frame too: its colors are much more frequent in the center.
function withoutGarment(
  picture: LabPicture,
  onFrame: ColorMixture,
  frame: readonly number[],
  central: Float32Array,
): ColorMixture {
  const middle = pixelsWhere(central, (share) => share > 0.6)
  const shareOf = (part: ColorMixture[number], pixels: readonly number[]) =>
    pixels.filter((pixel) => distanceTo([{ ...part, nearness: 0 }], picture, pixel) < 9).length /
    Math.max(1, pixels.length)
  return onFrame.filter((part) => {
    const outside = shareOf(part, frame)
    return outside > 0.3 || shareOf(part, middle) < 2 * outside
  })
}

function strikingPixels(picture: LabPicture, ground: ColorMixture, central: Float32Array): Float32Array {
  return central.map((share, pixel) =>
    Math.sqrt(distanceTo(ground, picture, pixel)) * (0.5 + 0.5 * share) > STRIKING ? 1 : 0,
  )
}

// Only from likely background, so that a lost part of the garment does not add its color.
function refitGround(picture: LabPicture, ground: ColorMixture, inside: Float32Array): ColorMixture {
  const outside = pixelsWhere(inside, (share) => share <= 0.5)
  const known = outside.filter((pixel) => distanceTo(ground, picture, pixel) < 16)
  const refit = fitColors(picture, known, GROUND)
  return refit.length > 0 ? refit : ground
}

function pixelsWhere(values: Float32Array, holds: (value: number) => boolean): number[] {
  const pixels: number[] = []
  for (let pixel = 0; pixel < values.length; pixel += 1) if (holds(values[pixel] ?? 0)) pixels.push(pixel)
  return pixels
}
