import sharp, { type Sharp } from 'sharp'
import { createLastingWorker } from '../workers/create-lasting-worker.ts'
import type { PhotoReading } from './look-at-photo.ts'
import type { RawPhoto, SmallPhoto } from './raw-photo.ts'

/** Says what photos show, away from the event loop, one after the other. */
export interface PhotoReader {
  /**
   * What a photo shows.
   * @throws Error when it can't be told in time, or the reader is closed
   */
  read(photo: RawPhoto): Promise<PhotoReading>
  close(): Promise<void>
}

/** What the thread does. */
export interface LookingTask {
  readonly job: SmallPhoto
  readonly answer: PhotoReading
}

// Enough to see the threads of a print apart, little enough to look at in a quarter of a second.
const EDGE = 320
const TIMEOUT_MS = 10_000
const MAX_HEAP_MB = 256

/** A reader in a thread of its own, which starts and reads the net with the first photo, and stays. */
export function createPhotoReader(): PhotoReader {
  const script = new URL('./photo-worker.ts', import.meta.url)
  const worker = createLastingWorker<LookingTask>(script, { timeoutMs: TIMEOUT_MS, maxHeapMb: MAX_HEAP_MB })
  return {
    read: async (photo) => worker.run(await smallPhoto(sharp(photo.data, { raw: photo }))),
    close: () => worker.close(),
  }
}

/** A picture in the size in which it is looked at, as upright sRGB. */
export async function smallPhoto(picture: Sharp): Promise<SmallPhoto> {
  const { data, info } = await picture
    .resize({ width: EDGE, height: EDGE, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { rgba: new Uint8Array(data), width: info.width, height: info.height }
}
