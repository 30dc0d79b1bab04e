import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { picturesOn, type Drawable } from '../../../domain/sharing/picture-card.ts'
import type { WorkQueue } from '../../http/limits/work-queue.ts'
import type { ImageStore } from '../../ports/image-store.ts'
import type { PlateDrawer } from './create-plate-drawer.ts'
import { readPictures } from './read-pictures.ts'

// Incremented when the design changes, so browsers drop cached images.
const EDITION = 1

// Room for about a hundred images.
const CACHE_MAX_BYTES = 24 * 1024 * 1024

interface Deps {
  readonly images: ImageStore
  readonly imageWork: Pick<WorkQueue, 'run'>
  readonly plateDrawer: PlateDrawer
}

/** Draws share images and caches them. */
export function createPlates({ images, imageWork, plateDrawer }: Deps): Plates {
  const cache = new LRUCache<string, Buffer, { readonly recipe: Drawable }>({
    maxSize: CACHE_MAX_BYTES,
    sizeCalculation: (jpeg) => jpeg.length,
    // Concurrent requests for one image share one drawing.
    fetchMethod: (_tag, _stale, { context: { recipe } }) =>
      imageWork.run(async () => plateDrawer.draw(recipe, await readPictures(images, picturesOn(recipe)))),
  })
  return {
    async plate(recipe) {
      const tag = createHash('sha256')
        .update(JSON.stringify([EDITION, recipe]))
        .digest('base64url')
      const jpeg = await cache.forceFetch(tag, { context: { recipe } })
      return { jpeg, tag }
    },
  }
}

/** Draws share images. */
export interface Plates {
  /**
   * Returns the share image of a recipe or a card as JPEG, with a tag that changes with it. Cached. Leaves out missing
   * pictures.
   * @throws AppError busy; Error on failure or timeout
   */
  plate(recipe: Drawable): Promise<{ readonly jpeg: Buffer; readonly tag: string }>
}
