import { collectionEndpoints } from '../../../contract/stylist/collections.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { addCollection } from './add-collection.ts'
import { changeCollection } from './change-collection.ts'
import { listCollections } from './collection-store.ts'
import { putLookInCollection, takeLookOutOfCollection } from './put-look-in-collection.ts'
import { removeCollection, restoreCollection } from './collection-lifecycle.ts'
import type { StylistNeeds } from '../stylist-needs.ts'

/** Registers the endpoints of collections of looks. */
export function collectionRoutes(serve: Serve, needs: StylistNeeds): void {
  serve(collectionEndpoints.list, ({ user }) => listCollections(needs.db, user.id))
  serve(collectionEndpoints.add, ({ user, body }) => addCollection(needs, user, body))
  serve(collectionEndpoints.change, ({ user, params, body, rejectStale }) =>
    changeCollection(needs, user, { id: params.id, changes: body }, rejectStale),
  )
  serve(collectionEndpoints.remove, ({ user, params, rejectStale }) =>
    removeCollection(needs, user, params.id, rejectStale),
  )
  serve(collectionEndpoints.restore, ({ user, params }) => restoreCollection(needs, user, params.id))
  serve(collectionEndpoints.addLook, ({ user, params, body }) =>
    putLookInCollection(needs, user, { ...params, ...body }),
  )
  serve(collectionEndpoints.removeLook, ({ user, params }) => takeLookOutOfCollection(needs, user, params))
}
