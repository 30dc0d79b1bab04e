import { withoutCastShadows } from './cast-shadows.ts'
import { isCutOutAlready, isVisible } from '../clear-pixels.ts'
import { asMask, findGarment } from '../find-garment.ts'
import { isCleanCut, maskTraits } from '../mask/mask-traits.ts'
import { type LabPicture, labPicture, shrunkPicture } from '../colors/oklab-picture.ts'
import { refineCut } from './refine-cut.ts'
import { withoutShadedGround } from './cut-out-shaded.ts'
import { blur, paintEdge, softAlpha } from '../mask/soft-edge.ts'

// Longest edges in pixels: the garment is found in a small copy, cleaned in a larger one, and cut in the photo.
const SMALL_EDGE = 192
const MIDDLE_EDGE = 480
const SEARCH_ROUNDS = 5
// In pixels of the smaller copy: tolerance of its outline.
const OFF_BY = { small: 2.5, middle: 1.5 }
const CUT_ROUNDS = { middle: 60, photo: 30 }

interface Scaled {
  readonly picture: LabPicture
  /** Pixels of the photo per pixel of the mask, in each direction. */
  readonly factor: number
}

/**
 * Removes the background around the garment of a photo, as RGBA pixels; null if the result would look bad or nothing is
 * visible. A cut-out is returned unchanged.
 */
export function cutOutGarment(rgba: Uint8Array, width: number, height: number): Uint8Array | null {
  if (isCutOutAlready(rgba)) return isVisible(rgba) ? rgba : null
  const photo = { picture: labPicture(rgba, width, height), factor: 1 }
  const small = scaled(photo.picture, SMALL_EDGE)
  const found = findGarment(small.picture, SEARCH_ROUNDS)
  if (!found) return null
  const middle = scaled(photo.picture, MIDDLE_EDGE)
  const inside = refineCut(middle.picture, {
    mask: enlarged(found.mask, small, middle),
    colors: found,
    reach: (OFF_BY.small * small.factor) / middle.factor,
    rounds: CUT_ROUNDS.middle,
  })
  const lit = withoutCastShadows(middle.picture, asMask(inside), found.ground)
  // After trimming, a print alone can look as clean as a whole garment.
  if (!isCleanCut(maskTraits(middle.picture, lit, found))) return null
  const mask = withoutShadedGround(middle.picture, lit, found.ground)
  if (!isCleanCut(maskTraits(middle.picture, mask, found))) return null
  const outline = refineCut(photo.picture, {
    mask: enlarged(mask, middle, photo),
    colors: found,
    reach: OFF_BY.middle * middle.factor,
    rounds: CUT_ROUNDS.photo,
  })
  return withAlpha(rgba, photo.picture, softAlpha(photo.picture, outline))
}

// Light from the wall spills a few pixels into the fabric, more in a large photo.
function withAlpha(rgba: Uint8Array, { width, height }: LabPicture, alpha: Uint8Array): Uint8Array {
  const cut = rgba.slice()
  for (let pixel = 0; pixel < alpha.length; pixel += 1) cut[pixel * 4 + 3] = alpha[pixel] ?? 0
  paintEdge(cut, { width, height }, 1.5 + Math.max(width, height) / 500)
  return cut
}

function scaled(picture: LabPicture, edge: number): Scaled {
  const factor = Math.ceil(Math.max(picture.width, picture.height) / edge)
  return { picture: shrunkPicture(picture, factor), factor }
}

// Between the pixels of the smaller copy the outline is interpolated, without steps.
function enlarged(mask: Uint8Array, from: Scaled, to: Scaled): Uint8Array {
  const smooth = blur(from.picture, Float32Array.from(mask))
  const { width, height } = to.picture
  const step = to.factor / from.factor
  const larger = new Uint8Array(width * height)
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1)
      larger[at] = between(smooth, from.picture, (x + 0.5) * step - 0.5, (y + 0.5) * step - 0.5) > 0.5 ? 1 : 0
  return larger
}

// Bilinear interpolation at a position.
function between(values: Float32Array, { width, height }: LabPicture, x: number, y: number): number {
  const left = Math.min(width - 1, Math.max(0, Math.floor(x)))
  const right = Math.min(width - 1, left + 1)
  const top = Math.min(height - 1, Math.max(0, Math.floor(y)))
  const bottom = Math.min(height - 1, top + 1)
  const across = Math.min(1, Math.max(0, x - left))
  const down = Math.min(1, Math.max(0, y - top))
  const at = (column: number, row: number) => values[row * width + column] ?? 0
  const above = at(left, top) * (1 - across) + at(right, top) * across
  const below = at(left, bottom) * (1 - across) + at(right, bottom) * across
  return above * (1 - down) + below * down
}
