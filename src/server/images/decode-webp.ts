import sharp from 'sharp'
import type { RawPhoto } from '../segmentation/raw-photo.ts'

/** Pixels of a picture that was encoded for storage. */
export async function decodeWebp(bytes: Uint8Array): Promise<RawPhoto> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3 }
}
