import sharp from 'sharp'
import type { RawPhoto } from './raw-photo.ts'
import { runWorker } from '../workers/run-worker.ts'

export type CutOut =
  | {
      readonly kind: 'cut-out'
      /** Four bytes a pixel, of the photo's own size, with the ground clear. */
      readonly rgba: Buffer
      readonly width: number
      readonly height: number
    }
  | { readonly kind: 'unclear' }

export interface CutOutJob {
  readonly rgba: Uint8Array
  readonly width: number
  readonly height: number
}

export interface CutOutResult {
  readonly rgba: Uint8Array | null
}

const TIMEOUT_MS = 20_000

/**
 * Clears the ground around the garment of a photo, or says that it is unclear where the garment ends. A photo that
 * is cut out already stays as it is.
 * @throws Error when it takes too long
 */
export async function cutOut(photo: RawPhoto): Promise<CutOut> {
  const { data, width, height, channels } = photo
  const pixels = await sharp(data, { raw: { width, height, channels } }).ensureAlpha().raw().toBuffer()
  const own = new Uint8Array(pixels)
  const job: CutOutJob = { rgba: own, width, height }
  const { rgba } = await runWorker<CutOutResult>(new URL('./cut-out-worker.ts', import.meta.url), {
    job,
    transfer: [own.buffer],
    timeoutMs: TIMEOUT_MS,
  })
  if (!rgba) return { kind: 'unclear' }
  return { kind: 'cut-out', rgba: Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength), width, height }
}
