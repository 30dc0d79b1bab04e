import { collectionEndpoints } from '../../../contract/stylist/collections.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { addCollection } from './add-collection.ts'
import { changeCollection } from './change-collection.ts'
import { listCollections } from './collection-store.ts'
import { putLookInCollection, takeLookOutOfCollection } from './put-look-in-collection.ts'
import { removeCollection, restoreCollection } from './collection-lifecycle.ts'
import type { StylistDeps } from '../stylist-deps.ts'

/** Registers the endpoints of collections of looks. */
export function collectionRoutes(serve: Serve, deps: StylistDeps): void {
  serve(collectionEndpoints.list, ({ user }) => listCollections(deps.db, user.id))
  serve(collectionEndpoints.add, ({ user, body }) => addCollection(deps, user, body))
  serve(collectionEndpoints.change, ({ user, params, body, rejectStale }) =>
    changeCollection(deps, user, { id: params.id, changes: body }, rejectStale),
  )
  serve(collectionEndpoints.remove, ({ user, params, rejectStale }) =>
    removeCollection(deps, user, params.id, rejectStale),
  )
  serve(collectionEndpoints.restore, ({ user, params }) => restoreCollection(deps, user, params.id))
  serve(collectionEndpoints.addLook, ({ user, params, body }) =>
    putLookInCollection(deps, user, { ...params, ...body }),
  )
  serve(collectionEndpoints.removeLook, ({ user, params }) => takeLookOutOfCollection(deps, user, params))
}
