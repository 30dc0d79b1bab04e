import { colorFamily } from '../../domain/closet/colors/color-family.ts'
import { nameColor } from '../../domain/closet/colors/color-name.ts'
import { balanceWhite, type OklabColor } from '../../domain/closet/photos/white-balance.ts'
import { type ColorShare, garmentColors } from '../../domain/closet/photos/garment-color.ts'
import { isCutOutAlready } from './clear-pixels.ts'
import type { SmallPhoto } from './raw-photo.ts'
import { labPicture, shrunkPicture } from './colors/oklab-picture.ts'

// Size at which the illuminant is estimated, in pixels of the longer edge.
const LIGHT_EDGE = 128
// In OKLab. A white object is lighter than its background by this much, at least this light, and at most this tinted.
const LIGHTER_THAN_GROUND = 0.06
const MIN_WHITE = 0.6
const MAX_TINT = 0.03
// Shares of the background: a hanger is at most this; single bright pixels are less.
const WHITE_SHARE = 0.005
// Share of the garment: less is a trim or a shadow, and is not reported.
const MIN_SHARE = 0.12
const MAX_COLORS = 3
// In OKLCH lightness: closer shades of one family are one color to a shopper.
const SAME_WORD = 0.27
// In OKLab: closer colors of two families are shades of one fabric at the border of two names.
const NEAR_ALONG = 0.22
const NEAR_ACROSS = 0.035
const NEAR_OF_CHROMA = 0.4
// Minimum lightness of a white wall in the shade; weaker evidence than a hanger that is lighter than the wall.
const MIN_WALL = 0.68
const WALL_TRUST = 0.5

/** The garment's mask: 1 inside, 0 elsewhere. May be smaller than its photo. */
export interface GarmentMask {
  readonly mask: Uint8Array
  readonly width: number
  readonly height: number
}

export interface SuggestedColor extends ColorShare {
  readonly name: string
}

/**
 * The colors of a garment with a mask, white-balanced where the background shows the illuminant: main color first, then
 * up to two more. Without a mask, of the center of the picture, or of the visible pixels of a cut-out.
 */
export function suggestedColors(
  { rgba, width, height }: SmallPhoto,
  found: GarmentMask | null,
): SuggestedColor[] {
  const weights = found ? weightsOf(found, width, height) : weightsWithoutMask(rgba, width, height)
  const white = found && whiteIn(rgba, width, height, found)
  const colors = garmentColors(rgba, weights).map(({ hex, share }) => {
    const lit = white ? balanceWhite(hex, white.color, white.trust) : hex
    return { hex: lit, share, name: nameColor(lit) }
  })
  const merged: SuggestedColor[] = []
  for (const color of colors) {
    const at = merged.findIndex((larger) => isSameWord(larger, color))
    const larger = merged[at]
    if (larger) merged[at] = { ...larger, share: larger.share + color.share }
    else merged.push(color)
  }
  const largestFirst = merged.toSorted((one, other) => other.share - one.share)
  return largestFirst.filter(({ share }, index) => index === 0 || share >= MIN_SHARE).slice(0, MAX_COLORS)
}

function isSameWord(one: SuggestedColor, other: SuggestedColor): boolean {
  if (one.name === other.name) return true
  const [first, second] = [oklabOf(one.hex), oklabOf(other.hex)]
  const along = Math.abs(first.l - second.l)
  const across = Math.hypot(first.a - second.a, first.b - second.b)
  const vivid = NEAR_OF_CHROMA * Math.hypot(first.a, first.b)
  const isOneFamily = colorFamily(one.hex) === colorFamily(other.hex)
  return isOneFamily ? along < SAME_WORD : along < NEAR_ALONG && across < Math.max(NEAR_ACROSS, vivid)
}

function oklabOf(hex: string): OklabColor {
  const rgba = Uint8Array.from([1, 3, 5], (at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const [l = 0, a = 0, b = 0] = labPicture(rgba, 1, 1).lab
  return { l, a, b }
}

// Only pixels with neighbors in the garment: those at its outline are partly background.
function weightsOf(found: GarmentMask, width: number, height: number): Uint8Array {
  const inner = innerOf(found)
  return Uint8Array.from(
    { length: width * height },
    (_, pixel) => 255 * (inner[placeIn(found, pixel, width, height)] ?? 0),
  )
}

function innerOf({ mask, width }: GarmentMask): Uint8Array {
  const inner = mask.map((belongs, at) => {
    const x = at % width
    const isAlone = (x > 0 && !mask[at - 1]) || (x < width - 1 && !mask[at + 1])
    return belongs && !isAlone && mask[at - width] !== 0 && mask[at + width] !== 0 ? 1 : 0
  })
  return inner.includes(1) ? inner : mask
}

// The position in a mask, which may be smaller, of a pixel of the photo.
function placeIn(found: GarmentMask, pixel: number, width: number, height: number): number {
  const x = Math.floor(((pixel % width) * found.width) / width)
  const y = Math.floor((Math.floor(pixel / width) * found.height) / height)
  return y * found.width + x
}

// Without a mask the garment fills the picture; its center is most likely.
function weightsWithoutMask(rgba: Uint8Array, width: number, height: number): Uint8Array {
  if (isCutOutAlready(rgba)) return new Uint8Array(width * height).fill(255)
  return Uint8Array.from({ length: width * height }, (_, pixel) => {
    const x = (2 * ((pixel % width) + 0.5)) / width - 1
    const y = (2 * (Math.floor(pixel / width) + 0.5)) / height - 1
    return x ** 2 + y ** 2 < 0.8 ? 255 : 0
  })
}

interface White {
  readonly color: OklabColor
  readonly trust: number
}

// The whitest part of the background, such as a hanger, if it is whiter than the wall; else the wall itself, if it may
// be white in the shade. Never of the garment: a light gray one must not be balanced to white.
function whiteIn(rgba: Uint8Array, width: number, height: number, found: GarmentMask): White | null {
  const factor = Math.ceil(Math.max(width, height) / LIGHT_EDGE)
  const small = shrunkPicture(labPicture(rgba, width, height), factor)
  const ground: OklabColor[] = []
  for (let pixel = 0; pixel < small.width * small.height; pixel += 1) {
    const [l = 0, a = 0, b = 0] = small.lab.subarray(pixel * 3, pixel * 3 + 3)
    if (!found.mask[placeIn(found, pixel, small.width, small.height)]) ground.push({ l, a, b })
  }
  const lightestFirst = ground.toSorted((one, other) => other.l - one.l)
  const usual = lightestFirst[Math.floor(ground.length / 2)]
  const white = lightestFirst[Math.floor(ground.length * WHITE_SHARE)]
  if (!white || !usual || Math.hypot(white.a, white.b) > MAX_TINT) return null
  if (white.l >= Math.max(MIN_WHITE, usual.l + LIGHTER_THAN_GROUND)) return { color: white, trust: 1 }
  const isWall = usual.l >= MIN_WALL && Math.hypot(usual.a, usual.b) <= MAX_TINT
  return isWall ? { color: usual, trust: WALL_TRUST } : null
}
