import type { PlateRecipe } from '../../../domain/sharing/plate-recipe.ts'
import { createLastingWorker } from '../../workers/create-lasting-worker.ts'
import type { StoredPictures } from './read-pictures.ts'

/** Draws plates away from the event loop, one after the other. */
export interface PlateDrawer {
  /**
   * The plate of a recipe as JPEG, from the pictures of it that are stored.
   * @throws Error when it cannot be drawn, not in time, or the drawer is closed
   */
  draw(recipe: PlateRecipe, pictures: StoredPictures): Promise<Buffer>
  /** Ends the thread; a plate that is being drawn may fail. */
  close(): Promise<void>
}

/** What the thread does. */
export interface PlateTask {
  readonly job: { readonly recipe: PlateRecipe; readonly pictures: StoredPictures }
  readonly answer: Uint8Array
}

const TIMEOUT_MS = 20_000
// Text, outlines and shadows take some 20 MB; pixels are buffers, of one plate at a time.
const MAX_HEAP_MB = 256

/**
 * A drawer in a thread of its own, which starts and reads the fonts with the first plate, and stays. To free a plate's
 * pixels takes longer than an event loop may be held. Each plate has `timeoutMs` (20 s).
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
