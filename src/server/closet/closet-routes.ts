import { closetEndpoints } from '../../contract/closet.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { PhotoNeeds } from '../images/store-photo.ts'
import { addClosetItem } from './add-closet-item.ts'
import { listClosetItems } from './closet-store.ts'
import { removeClosetItem } from './remove-closet-item.ts'
import { requireClosetItem } from './require-closet-item.ts'
import { restoreClosetItem } from './restore-closet-item.ts'

/** The calls of the closet. */
export function closetRoutes(serve: Serve, needs: PhotoNeeds): void {
  serve(closetEndpoints.list, ({ user }) => listClosetItems(needs.db, user.id))
  serve(closetEndpoints.get, ({ user, params }) => requireClosetItem(needs.db, user, params.id))
  serve(closetEndpoints.add, ({ user, form, photo }) => addClosetItem(needs, user, form, photo))
  serve(closetEndpoints.remove, ({ user, params, refuseStale }) =>
    removeClosetItem(needs, user, params.id, refuseStale),
  )
  serve(closetEndpoints.restore, ({ user, params, refuseStale }) =>
    restoreClosetItem(needs, user, params.id, refuseStale),
  )
}
