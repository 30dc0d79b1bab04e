import sharp, { type Sharp } from 'sharp'
import { createLongLivedWorker } from '../workers/create-long-lived-worker.ts'
import type { PhotoReading } from './look-at-photo.ts'
import type { RawPhoto, SmallPhoto } from './raw-photo.ts'

/** Reads photos off the event loop, one after the other. */
export interface PhotoReader {
  /**
   * Reads what a photo shows.
   * @throws Error on timeout, or after the reader was closed
   */
  read(photo: RawPhoto): Promise<PhotoReading>
  close(): Promise<void>
}

/** The worker's task. */
export interface PhotoReadingTask {
  readonly job: SmallPhoto
  readonly answer: PhotoReading
}

// Large enough to resolve the threads of a print, small enough for a quarter of a second.
const EDGE = 320
const TIMEOUT_MS = 10_000
const MAX_HEAP_MB = 256

/** Creates a reader in a long-lived worker, which starts and loads the network with the first photo. */
export function createPhotoReader(): PhotoReader {
  const script = new URL('./photo-worker.ts', import.meta.url)
  const worker = createLongLivedWorker<PhotoReadingTask>(script, {
    timeoutMs: TIMEOUT_MS,
    maxHeapMb: MAX_HEAP_MB,
  })
  return {
    read: async (photo) => worker.run(await smallPhoto(sharp(photo.data, { raw: photo }))),
    close: () => worker.close(),
  }
}

/** A photo at the size of analysis, upright sRGB. */
export async function smallPhoto(picture: Sharp): Promise<SmallPhoto> {
  const { data, info } = await picture
    .resize({ width: EDGE, height: EDGE, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { rgba: new Uint8Array(data), width: info.width, height: info.height }
}
