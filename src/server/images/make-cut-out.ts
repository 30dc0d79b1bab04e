import sharp from 'sharp'
import { AppError } from '../http/app-error.ts'
import type { ImageKey, ImageStore } from '../ports/image-store.ts'
import { cutOut } from '../segmentation/cut-out/cut-out.ts'
import { decodeWebp } from './decode-webp.ts'
import { encodeWebp, type PreparedPicture } from './encode-webp.ts'

// Margin for the soft edge, as a share of the garment's longer side.
const MARGIN = 0.01

/**
 * Cuts the garment out of a stored photo and trims it, ready to be stored; null if the result would look bad. `width`
 * names the size to start from, in pixels.
 * @throws AppError busy, photo_lost
 */
export async function makeCutOut(
  images: ImageStore,
  key: ImageKey,
  width: number,
): Promise<PreparedPicture | null> {
  const bytes = await images.read(key, width)
  if (!bytes) throw new AppError('photo_lost')
  const cut = await cutOut(await decodeWebp(bytes)).catch(throwCutOutError)
  if (cut.kind === 'unclear') return null
  const box = boxOfGarment(cut)
  const trimmed = await sharp(cut.rgba, { raw: { width: cut.width, height: cut.height, channels: 4 } })
    .extract(box)
    .raw()
    .toBuffer()
  return encodeWebp({ data: trimmed, width: box.width, height: box.height, channels: 4 })
}

// Overload is not the photo's fault.
function throwCutOutError(error: unknown): never {
  const isTimeout = error instanceof Error && error.name === 'TimeoutError'
  throw isTimeout ? new AppError('busy', { cause: error, retryAfterSeconds: 5 }) : error
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

function boxOfGarment({ rgba, width, height }: { rgba: Buffer; width: number; height: number }): Box {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (rgba[(y * width + x) * 4 + 3] === 0) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  const margin = Math.ceil(MARGIN * Math.max(right - left, bottom - top))
  const from = { left: Math.max(0, left - margin), top: Math.max(0, top - margin) }
  return {
    ...from,
    width: Math.min(width, right + margin + 1) - from.left,
    height: Math.min(height, bottom + margin + 1) - from.top,
  }
}
