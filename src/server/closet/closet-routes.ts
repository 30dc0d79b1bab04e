import { closetEndpoints } from '../../contract/closet.ts'
import type { Database } from '../db/open-database.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { WorkQueue } from '../http/work-queue.ts'
import type { Clock } from '../ports/clock.ts'
import type { ImageStore } from '../ports/image-store.ts'
import { addClosetItem } from './add-closet-item.ts'
import { listClosetItems } from './closet-store.ts'
import { removeClosetItem } from './remove-closet-item.ts'
import { requireClosetItem } from './require-closet-item.ts'
import { restoreClosetItem } from './restore-closet-item.ts'

interface Needs {
  readonly db: Database
  readonly images: ImageStore
  readonly imageWork: WorkQueue
  readonly clock: Clock
}

/** The calls of the closet. */
export function closetRoutes(serve: Serve, needs: Needs): void {
  serve(closetEndpoints.list, ({ user }) => listClosetItems(needs.db, user.id))
  serve(closetEndpoints.get, ({ user, params }) => requireClosetItem(needs.db, user, params.id))
  serve(closetEndpoints.add, ({ user, form, photo }) => addClosetItem(needs, user, form, photo))
  serve(closetEndpoints.remove, async ({ user, params, refuseStale }) => {
    refuseStale(await requireClosetItem(needs.db, user, params.id))
    await removeClosetItem(needs, user, params.id)
  })
  serve(closetEndpoints.restore, ({ user, params }) => restoreClosetItem(needs, user, params.id))
}
