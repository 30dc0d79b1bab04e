import type { Database } from '../db/open-database.ts'
import type { Clock } from '../ports/clock.ts'
import type { ImageStore } from '../ports/image-store.ts'
import { deleteRemoved } from './closet-store.ts'
import { goneForGoodBefore } from './removal-period.ts'

/** Deletes for good what was removed too long ago to be restored: rows first, then files. Returns how many photos. */
export async function sweepRemovedItems(needs: {
  db: Database
  images: ImageStore
  clock: Clock
}): Promise<number> {
  const keys = await deleteRemoved(needs.db, goneForGoodBefore(needs.clock.now()))
  for (const key of keys) await needs.images.remove(key)
  return keys.length
}
