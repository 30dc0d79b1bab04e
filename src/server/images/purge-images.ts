import type { Database } from '../db/open-database.ts'
import type { Clock } from '../ports/clock.ts'
import type { ImageStore } from '../ports/image-store.ts'
import { deleteImageRow, unwantedImages } from './image-rows.ts'

// An uploaded photo waits this long for its piece. Claiming ends an hour earlier, so that no photo is claimed while it
// is being removed.
const WAITS_MS = 24 * 60 * 60 * 1000
const TAKEN_WITHIN_MS = WAITS_MS - 60 * 60 * 1000

/** Photos uploaded before this instant can no longer be claimed at `now`. */
export function oldestClaimable(now: Date): Date {
  return new Date(now.getTime() - TAKEN_WITHIN_MS)
}

/**
 * Deletes the files of pictures that no row shows. Only pictures with a row in this database are touched: the folder
 * may hold those of another one. Returns how many.
 */
export async function purgeImages(deps: { db: Database; images: ImageStore; clock: Clock }): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - WAITS_MS)
  const keys = await unwantedImages(deps.db, before)
  for (const key of keys) {
    await deps.images.remove(key)
    await deleteImageRow(deps.db, key)
  }
  return keys.length
}
