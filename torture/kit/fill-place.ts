import { join } from 'node:path'
import { diskImageStore } from '../../src/server/adapters/image-store/disk-image-store.ts'
import { migrateToLatest } from '../../src/server/db/migrate.ts'
import { createWorkQueue } from '../../src/server/http/limits/work-queue.ts'
import { PERSONAL_USER_ID, personalUser } from '../../src/server/user/personal-user.ts'
import { fillWardrobe } from '../../tests/support/server/fill-wardrobe.ts'
import { testClock } from '../../tests/support/fakes/test-clock.ts'
import type { Place } from './place.ts'

/**
 * Fills the database and the data folder with a wardrobe of `pieces` pieces, each with three pictures, and rows of
 * every kind.
 */
export async function fillPlace(place: Place, pieces: number): Promise<void> {
  const opened = await place.open()
  try {
    await migrateToLatest(opened)
    const { db } = opened
    const clock = testClock()
    await personalUser(db, clock)
    const images = diskImageStore(join(place.folder, 'images'))
    const imageWork = createWorkQueue({ running: 2, waiting: 32, waitMs: 15_000 })
    await fillWardrobe({ db, images, imageWork, clock }, { id: PERSONAL_USER_ID }, { pieces })
    // Prevents the server from making cut-outs and from purging rows past the retention period.
    await db.updateTable('closetItems').set({ cutOutState: null }).execute()
    await db
      .updateTable('closetItems')
      .set({ deletedAt: new Date() })
      .where('deletedAt', 'is not', null)
      .execute()
  } finally {
    await opened.close()
  }
}
