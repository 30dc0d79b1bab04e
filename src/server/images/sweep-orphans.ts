import type { Database } from '../db/open-database.ts'
import type { Clock } from '../ports/clock.ts'
import type { ImageStore } from '../ports/image-store.ts'

// A picture is saved before its row; one so old without a row never got one.
const ORPHANED_AFTER_MS = 60 * 60 * 1000

/** Removes pictures that no row knows: what a crash between saving and storing the row left. Returns how many. */
export async function sweepOrphans(needs: {
  db: Database
  images: ImageStore
  clock: Clock
}): Promise<number> {
  const before = needs.clock.now().getTime() - ORPHANED_AFTER_MS
  const rows = await needs.db.selectFrom('storedImages').select('key').execute()
  const known = new Set(rows.map((row) => row.key))
  let removed = 0
  for await (const { key, savedAt } of needs.images.list()) {
    if (known.has(key) || savedAt.getTime() > before) continue
    await needs.images.remove(key)
    removed += 1
  }
  return removed
}
