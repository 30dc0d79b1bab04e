import type { Database } from '../db/open-database.ts'
import type { Clock } from '../ports/clock.ts'
import type { ImageStore } from '../ports/image-store.ts'
import { forgetImage, unwantedImages } from './image-rows.ts'

// A photo waits this long for the piece that it is uploaded for. An hour less for those who want to take it, so that
// none is taken while it is being removed.
const WAITS_MS = 24 * 60 * 60 * 1000
const TAKEN_WITHIN_MS = WAITS_MS - 60 * 60 * 1000

/** Photos uploaded before this instant can no longer be taken for a piece at `now`. */
export function waitedTooLongBefore(now: Date): Date {
  return new Date(now.getTime() - TAKEN_WITHIN_MS)
}

/**
 * Removes the files of pictures that nothing shows. Only what this database announced itself is touched:
 * the folder may hold the pictures of another one. Returns how many.
 */
export async function sweepImages(needs: {
  db: Database
  images: ImageStore
  clock: Clock
}): Promise<number> {
  const before = new Date(needs.clock.now().getTime() - WAITS_MS)
  const keys = await unwantedImages(needs.db, before)
  for (const key of keys) {
    await needs.images.remove(key)
    await forgetImage(needs.db, key)
  }
  return keys.length
}
