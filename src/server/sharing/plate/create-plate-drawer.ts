import type { Drawable } from '../../../domain/sharing/picture-card.ts'
import { createLongLivedWorker } from '../../workers/create-long-lived-worker.ts'
import type { StoredPictures } from './read-pictures.ts'

/** Draws share images in a worker thread, one at a time. */
export interface PlateDrawer {
  /**
   * Draws a recipe or a card with its stored pictures as JPEG.
   * @throws Error on failure, on timeout, or after the drawer was closed
   */
  draw(recipe: Drawable, pictures: StoredPictures): Promise<Buffer>
  /** Ends the thread. A running job may fail. */
  close(): Promise<void>
}

/** The worker's task. */
export interface PlateTask {
  readonly job: { readonly recipe: Drawable; readonly pictures: StoredPictures }
  readonly answer: Uint8Array
}

const TIMEOUT_MS = 20_000
// Text, outlines and shadows take about 20 MB. Pixels are in buffers outside of the heap.
const MAX_HEAP_MB = 256

/**
 * Creates a drawer in a long-lived worker, which starts and loads the fonts with the first image. It is a thread
 * because freeing an image's pixels blocks for too long. `timeoutMs` applies to each image, by default 20 s.
 */
export function createPlateDrawer({ timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {}): PlateDrawer {
  const script = new URL('./plate-worker.ts', import.meta.url)
  const worker = createLongLivedWorker<PlateTask>(script, { timeoutMs, maxHeapMb: MAX_HEAP_MB })
  return {
    async draw(recipe, pictures) {
      const jpeg = await worker.run({ recipe, pictures })
      return Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
    },
    close: () => worker.close(),
  }
}
