import { PHOTO_MAX_PIXELS } from '../../contract/photo-limits.ts'
import { AppError } from '../http/app-error.ts'
import { runWorker } from '../workers/run-worker.ts'

/** RGBA pixels of a decoded photo, already upright. */
export interface DecodedPhoto {
  readonly width: number
  readonly height: number
  readonly rgba: Uint8Array
}

export interface HeicJob {
  readonly bytes: Uint8Array
  readonly maxPixels: number
}

export type HeicResult = DecodedPhoto | { readonly rejected: 'too-many-pixels' }

const TIMEOUT_MS = 20_000

/**
 * Decodes HEIC in its own thread: the decoder is WebAssembly and would block the event loop for seconds.
 * @throws AppError image_too_many_pixels; an Error when the file cannot be decoded in time
 */
export async function decodeHeic(bytes: Uint8Array): Promise<DecodedPhoto> {
  const job: HeicJob = { bytes, maxPixels: PHOTO_MAX_PIXELS }
  const script = new URL('./heic-worker.ts', import.meta.url)
  const result = await runWorker<HeicResult>(script, { job, timeoutMs: TIMEOUT_MS, isSilent: true })
  if ('rejected' in result) throw new AppError('image_too_many_pixels')
  return result
}
