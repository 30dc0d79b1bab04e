import { inFullLight, type OklabColor } from '../../domain/closet/full-light.ts'
import { garmentColor } from '../../domain/closet/garment-color.ts'
import { isCutOutAlready } from './clear-pixels.ts'
import { findGarment } from './find-garment.ts'
import { type LabPicture, labPicture, shrunkPicture } from './oklab-picture.ts'

/** The size at which the garment is searched; its color is taken from the larger picture. */
const SEARCH_EDGE = 128
const SEARCH_ROUNDS = 3
// In OKLab. Something white is that much lighter than the ground around it, lighter than any gray, and hardly tinted.
const LIGHTER_THAN_GROUND = 0.06
const LEAST_WHITE = 0.6
const MOST_TINT = 0.03
// Of the ground: a hanger is no more than this, single bright pixels are less.
const WHITE_SHARE = 0.005

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
  const white = mask && whiteIn(small, mask)
  return hex && white ? inFullLight(hex, white) : hex
}

// Where nothing stands out the cloth fills the picture; the middle of it is the likeliest.
function isCentral(x: number, y: number): boolean {
  return (2 * x - 1) ** 2 + (2 * y - 1) ** 2 < 0.8
}

// The whitest bit of the ground, such as a hanger, where it is whiter than the wall. Never of the garment: a light gray
// one must not become white by comparing it with itself.
function whiteIn({ lab }: LabPicture, mask: Uint8Array): OklabColor | null {
  const ground: OklabColor[] = []
  for (const [pixel, belongs] of mask.entries()) {
    const [l = 0, a = 0, b = 0] = lab.subarray(pixel * 3, pixel * 3 + 3)
    if (!belongs) ground.push({ l, a, b })
  }
  const lightestFirst = ground.toSorted((one, other) => other.l - one.l)
  const usual = lightestFirst[Math.floor(ground.length / 2)]
  const white = lightestFirst[Math.floor(ground.length * WHITE_SHARE)]
  if (!white || !usual || white.l < Math.max(LEAST_WHITE, usual.l + LIGHTER_THAN_GROUND)) return null
  return Math.hypot(white.a, white.b) <= MOST_TINT ? white : null
}
