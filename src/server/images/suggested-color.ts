import { inFullLight } from '../../domain/closet/full-light.ts'
import { garmentColor } from '../../domain/closet/garment-color.ts'
import { isCutOutAlready } from './clear-pixels.ts'
import { findGarment } from './find-garment.ts'
import { type LabPicture, labPicture, shrunkPicture } from './oklab-picture.ts'

/** The size at which the garment is searched; its color is taken from the larger picture. */
const SEARCH_EDGE = 128
const SEARCH_ROUNDS = 3
// In OKLab: a white thing darker than this may as well be gray, a lighter one is lit well enough already.
const DIM_WHITE = { from: 0.6, to: 0.9 }
const NEARLY_NEUTRAL = 0.016

interface SmallPhoto {
  readonly rgba: Uint8Array
  readonly width: number
  readonly height: number
}

/** The color of the garment in a photo of a few hundred pixels, as `#rrggbb`; null where no pixel is to be seen. */
export function suggestedColor({ rgba, width, height }: SmallPhoto): string | null {
  if (isCutOutAlready(rgba)) return garmentColor(rgba, new Uint8Array(width * height).fill(255))
  const picture = labPicture(rgba, width, height)
  const factor = Math.ceil(Math.max(width, height) / SEARCH_EDGE)
  const small = shrunkPicture(picture, factor)
  const mask = findGarment(small, SEARCH_ROUNDS)?.mask
  const weights = Uint8Array.from({ length: width * height }, (_, pixel) => {
    const x = pixel % width
    const y = Math.floor(pixel / width)
    if (!mask) return isCentral((x + 0.5) / width, (y + 0.5) / height) ? 255 : 0
    const smallX = Math.min(small.width - 1, Math.floor(x / factor))
    const smallY = Math.min(small.height - 1, Math.floor(y / factor))
    return 255 * (mask[smallY * small.width + smallX] ?? 0)
  })
  const hex = garmentColor(rgba, weights)
  return hex && inFullLight(hex, whiteLevel(small, mask))
}

// Where nothing stands out the cloth fills the picture; the middle of it is the likeliest.
function isCentral(x: number, y: number): boolean {
  return (2 * x - 1) ** 2 + (2 * y - 1) ** 2 < 0.8
}

// The lightness of the whitest hundredth of the ground, such as a hanger, or 1 where that is no white. Of the ground
// alone: a light gray garment must not become white by comparing it with itself.
function whiteLevel({ lab, width, height }: LabPicture, mask: Uint8Array | undefined): number {
  const ground = Array.from({ length: width * height }, (_, pixel) => pixel).filter(
    (pixel) => mask?.[pixel] === 0,
  )
  const lightestFirst = ground.toSorted((one, other) => (lab[other * 3] ?? 0) - (lab[one * 3] ?? 0))
  const white = lightestFirst[Math.floor(ground.length / 100)]
  if (white === undefined) return 1
  const [lightness = 0, a = 0, b = 0] = lab.subarray(white * 3, white * 3 + 3)
  const isDimWhite =
    lightness >= DIM_WHITE.from && lightness < DIM_WHITE.to && Math.hypot(a, b) < NEARLY_NEUTRAL
  return isDimWhite ? lightness : 1
}
