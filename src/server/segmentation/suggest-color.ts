import sharp from 'sharp'
import { nameColor } from '../../domain/closet/color-name.ts'
import type { RawPhoto } from './raw-photo.ts'
import { runWorker } from '../workers/run-worker.ts'

export interface ColorJob {
  readonly rgba: Uint8Array
  readonly width: number
  readonly height: number
}

export interface ColorResult {
  readonly hex: string | null
}

// Enough to see the threads of a print apart, little enough to count in a tenth of a second.
const EDGE = 320
const TIMEOUT_MS = 10_000

/**
 * The color of the garment in a photo, as `#rrggbb` and in words, or null where no pixel is to be seen.
 * The ground and a hanger are left out as far as they can be told from the cloth.
 * @throws Error when it takes too long
 */
export async function suggestColor(photo: RawPhoto): Promise<{ hex: string; name: string } | null> {
  const { data, info } = await sharp(photo.data, { raw: photo })
    .resize({ width: EDGE, height: EDGE, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const rgba = new Uint8Array(data)
  const job: ColorJob = { rgba, width: info.width, height: info.height }
  const { hex } = await runWorker<ColorResult>(new URL('./color-worker.ts', import.meta.url), {
    job,
    transfer: [rgba.buffer],
    timeoutMs: TIMEOUT_MS,
  })
  return hex === null ? null : { hex, name: nameColor(hex) }
}
