import { readFileSync } from 'node:fs'
import { type PhotoGarment, photoGarment } from '../../domain/closet/photos/photo-garment.ts'
import { isCutOutAlready } from './clear-pixels.ts'
import { findGarment } from './find-garment.ts'
import { readNet, type Net } from './net/read-net.ts'
import { labelShares } from './net/run-net.ts'
import { garmentPattern, PATTERN_VIEW_EDGE, type SeenPattern } from './garment-pattern.ts'
import { labPicture, shrunkPicture } from './colors/oklab-picture.ts'
import { photoLook } from './photo-look.ts'
import { type Box, boxOf, squareView } from './square-view.ts'
import type { SmallPhoto } from './raw-photo.ts'
import { type GarmentMask, type SuggestedColor, suggestedColors } from './suggested-color.ts'

/** The size at which the garment is searched; the rest uses the larger picture. */
export const SEARCH_EDGE = 128
export const SEARCH_ROUNDS = 3
/** Margin around the garment's box, as a share of its longer side. */
export const VIEW_MARGIN = 0.06

/** Facts about a photo, from its pixels alone. */
export interface PhotoReading {
  readonly garment: PhotoGarment
  /** Main color first; empty if no pixel is visible. */
  readonly colors: readonly SuggestedColor[]
  /** Null for plain fabric, other prints, and if uncertain. */
  readonly pattern: SeenPattern | null
  /** Thumbnail for similarity search; null for a single color. */
  readonly look: string | null
}

let loaded: Net | null = null

// Loaded with the first photo: 2 ms and 1 MB that a process without photos saves.
function garmentNet(): Net {
  loaded ??= readNet(readFileSync(new URL('./net/garment-net.bin', import.meta.url)))
  return loaded
}

/** Reads a photo: 100 to 250 ms, in a worker. */
export function lookAtPhoto(photo: SmallPhoto): PhotoReading {
  const found = findInPhoto(photo)
  const box = boxOfGarment(photo, found)
  return {
    garment: garmentOn(photo, box),
    colors: suggestedColors(photo, found),
    pattern: garmentPattern(squareView(photo, box, 0, PATTERN_VIEW_EDGE)),
    look: photoLook(photo),
  }
}

/** The garment's mask; null if nothing differs from the background, and for a cut-out. */
export function findInPhoto({ rgba, width, height }: SmallPhoto): GarmentMask | null {
  if (isCutOutAlready(rgba)) return null
  const factor = Math.ceil(Math.max(width, height) / SEARCH_EDGE)
  const small = shrunkPicture(labPicture(rgba, width, height), factor)
  const mask = findGarment(small, SEARCH_ROUNDS)?.mask
  return mask ? { mask, width: small.width, height: small.height } : null
}

/** The box around the garment in pixels of the photo, or the whole picture without a mask. */
export function boxOfGarment({ rgba, width, height }: SmallPhoto, found: GarmentMask | null): Box {
  if (found)
    return scaled(
      boxOf(found.mask, found.width, found.height),
      Math.ceil(Math.max(width, height) / SEARCH_EDGE),
    )
  if (!isCutOutAlready(rgba)) return { left: 0, top: 0, right: width, bottom: height }
  const visible = Uint8Array.from({ length: width * height }, (_, pixel) =>
    (rgba[pixel * 4 + 3] ?? 0) > 16 ? 1 : 0,
  )
  return boxOf(visible, width, height)
}

function scaled({ left, top, right, bottom }: Box, factor: number): Box {
  return { left: left * factor, top: top * factor, right: right * factor, bottom: bottom * factor }
}

// Four views: the garment's box and the whole photo, with their mirror images. Averaging them is more accurate.
function garmentOn(photo: SmallPhoto, box: Box): PhotoGarment {
  const net = garmentNet()
  const { edge, labels, categories } = net
  const whole = { left: 0, top: 0, right: photo.width, bottom: photo.height }
  const views = [squareView(photo, box, VIEW_MARGIN, edge), squareView(photo, whole, 0, edge)]
  const looks = views.flatMap((view) => [view, mirrored(view, edge)]).map((view) => labelShares(net, view))
  return photoGarment(
    labels.map((label, n) => ({
      label,
      category: categories[n] ?? '',
      share: looks.reduce((sum, shares) => sum + (shares[n] ?? 0), 0) / looks.length,
    })),
  )
}

function mirrored(rgb: Uint8Array, edge: number): Uint8Array {
  return rgb.map((_, at) => {
    const [pixel, channel] = [Math.floor(at / 3), at % 3]
    const x = edge - 1 - (pixel % edge)
    return rgb[(Math.floor(pixel / edge) * edge + x) * 3 + channel] ?? 0
  })
}
