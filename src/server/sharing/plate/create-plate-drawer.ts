import type { Drawable } from '../../../domain/sharing/picture-card.ts'
import { createLastingWorker } from '../../workers/create-lasting-worker.ts'
import type { StoredPictures } from './read-pictures.ts'

/** Draws share images off the event loop, one after the other. */
export interface PlateDrawer {
  /**
   * Draws a recipe or a card with its stored pictures as JPEG.
   * @throws Error on failure, on timeout, or after the drawer was closed
   */
  draw(recipe: Drawable, pictures: StoredPictures): Promise<Buffer>
  /** Ends the thread; a running job may fail. */
  close(): Promise<void>
}

/** The worker's task. */
export interface PlateTask {
  readonly job: { readonly recipe: Drawable; readonly pictures: StoredPictures }
  readonly answer: Uint8Array
}

const TIMEOUT_MS = 20_000
// Text, outlines and shadows take some 20 MB; pixels are buffers, of one image at a time.
const MAX_HEAP_MB = 256

/**
 * A drawer in a long-lived worker, which starts and loads the fonts with the first image. A thread, since freeing an
 * image's pixels blocks for too long. Each image has `timeoutMs` (20 s).
 */
export function createPlateDrawer({ timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {}): PlateDrawer {
  const script = new URL('./plate-worker.ts', import.meta.url)
  const worker = createLastingWorker<PlateTask>(script, { timeoutMs, maxHeapMb: MAX_HEAP_MB })
  return {
    async draw(recipe, pictures) {
      const jpeg = await worker.run({ recipe, pictures })
      return Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
    },
    close: () => worker.close(),
  }
}
