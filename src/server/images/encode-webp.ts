import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import type { ImageFile } from '../ports/image-store.ts'
import type { RawPhoto } from '../segmentation/raw-photo.ts'

/** A picture ready to be stored: upright, sRGB, without metadata, in WebP. */
export interface PreparedPicture {
  /** Width of the largest size, in pixels. */
  readonly width: number
  readonly height: number
  /** Smallest first; the last is the master. */
  readonly files: readonly ImageFile[]
  /** Base64. */
  readonly thumbHash: string
}

// Widths in pixels: of thumbnails, which are up to 96 points wide, with 2 pixels per point, and of cards, of which a
// phone of 390 points shows two columns of 173 points.
const SMALLER_WIDTHS = [192, 352, 640]

const MASTER_QUALITY = 80
// At two pixels per point nobody sees the difference, but a knit of 352 pixels takes 24 kB instead of 28.
const SMALLER_QUALITY = 78
// ThumbHash takes at most 100 by 100 pixels.
const THUMB_HASH_EDGE = 100

/** The stored sizes of a picture, all derived from its master's pixels. */
export async function encodeWebp({ data, width, height, channels }: RawPhoto): Promise<PreparedPicture> {
  const master = () => sharp(data, { raw: { width, height, channels } })
  const widths = [...SMALLER_WIDTHS.filter((smaller) => smaller < width), width]
  const files = await Promise.all(
    widths.map(async (size) => ({
      width: size,
      bytes: await master()
        .resize({ width: size })
        .webp({ quality: size === width ? MASTER_QUALITY : SMALLER_QUALITY })
        .toBuffer(),
    })),
  )
  return { width, height, files, thumbHash: await thumbHash(master()) }
}

async function thumbHash(photo: Sharp): Promise<string> {
  const { data, info } = await photo
    .resize({ width: THUMB_HASH_EDGE, height: THUMB_HASH_EDGE, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}
