import sharp from 'sharp'
import type { RawPhoto } from '../segmentation/raw-photo.ts'
import { derivePicture, type PreparedPicture } from './derive-picture.ts'

// In pixels: seven times the 72 px that it is drawn at.
const EDGE = 512

/** The square in the middle of a photo, at most 512 px wide. */
export async function squarePicture({ data, width, height, channels }: RawPhoto): Promise<PreparedPicture> {
  const edge = Math.min(EDGE, width, height)
  const { data: square, info } = await sharp(data, { raw: { width, height, channels } })
    .resize({ width: edge, height: edge, fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return derivePicture({ data: square, width: info.width, height: info.height, channels })
}
