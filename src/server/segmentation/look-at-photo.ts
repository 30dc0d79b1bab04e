import { readFileSync } from 'node:fs'
import { type PhotoGarment, photoGarment } from '../../domain/closet/photo-garment.ts'
import { isCutOutAlready } from './clear-pixels.ts'
import { findGarment } from './find-garment.ts'
import { readNet, type Net } from './net/read-net.ts'
import { labelShares } from './net/run-net.ts'
import { garmentPattern, PATTERN_VIEW_EDGE, type SeenPattern } from './garment-pattern.ts'
import { labPicture, shrunkPicture } from './oklab-picture.ts'
import { photoLook } from './photo-look.ts'
import { type Box, boxOf, squareView } from './square-view.ts'
import type { SmallPhoto } from './raw-photo.ts'
import { type GarmentMask, type SuggestedColor, suggestedColors } from './suggested-color.ts'

/** The size at which the garment is searched; everything else is taken from the larger picture. */
export const SEARCH_EDGE = 128
export const SEARCH_ROUNDS = 3
/** Around the garment's box, as a share of its longer side. */
export const VIEW_MARGIN = 0.06

/** What a photo shows, as far as it can be told from the photo alone. */
export interface PhotoReading {
  readonly garment: PhotoGarment
  /** Main first; empty where no pixel can be seen. */
  readonly colors: readonly SuggestedColor[]
  /** Null for plain fabric, other prints, and where it is not sure. */
  readonly pattern: SeenPattern | null
  /** To compare it with other photos by; null where it shows one color alone. */
  readonly look: string | null
}

let loaded: Net | null = null

// Read with the first photo: 2 ms and a megabyte that a process without photos does without.
function garmentNet(): Net {
  loaded ??= readNet(readFileSync(new URL('./net/garment-net.bin', import.meta.url)))
  return loaded
}

/** Looks at a photo: 100 to 250 ms, for a worker. */
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

/** Where the garment is; null where nothing stands out, and for a picture that is cut out already. */
export function findInPhoto({ rgba, width, height }: SmallPhoto): GarmentMask | null {
  if (isCutOutAlready(rgba)) return null
  const factor = Math.ceil(Math.max(width, height) / SEARCH_EDGE)
  const small = shrunkPicture(labPicture(rgba, width, height), factor)
  const mask = findGarment(small, SEARCH_ROUNDS)?.mask
  return mask ? { mask, width: small.width, height: small.height } : null
}

/** The box around the garment, or the whole picture where nothing stands out, in pixels of the photo. */
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

// Four looks, the garment's box and the whole photo with their mirror images: together they are right more often.
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
