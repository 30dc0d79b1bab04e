import type { Database } from '../db/open-database.ts'
import type { Clock } from '../ports/clock.ts'
import type { ImageStore } from '../ports/image-store.ts'
import { forgetImage, unwantedImages } from './image-rows.ts'

// An upload takes seconds; one that began so long ago died with its process.
const BROKEN_OFF_AFTER_MS = 60 * 60 * 1000

/**
 * Removes the files of pictures that nothing shows. Only what this database announced itself is touched:
 * the folder may hold the pictures of another one. Returns how many.
 */
export async function sweepImages(needs: {
  db: Database
  images: ImageStore
  clock: Clock
}): Promise<number> {
  const before = new Date(needs.clock.now().getTime() - BROKEN_OFF_AFTER_MS)
  const keys = await unwantedImages(needs.db, before)
  for (const key of keys) {
    await needs.images.remove(key)
    await forgetImage(needs.db, key)
  }
  return keys.length
}
