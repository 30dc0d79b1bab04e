import { closetEndpoints } from '../../contract/closet/closet.ts'
import { cutOutEndpoints } from '../../contract/closet/cut-outs.ts'
import { closetPhotoEndpoints } from '../../contract/closet/photos.ts'
import { pieceEndpoints } from '../../contract/closet/piece.ts'
import { sampleEndpoints } from '../../contract/closet/samples.ts'
import { bulkEndpoints } from '../../contract/closet/bulk-endpoints.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import { addClosetItemFromPhoto, addClosetItem } from './add-closet-item.ts'
import { addClosetPhoto, type PhotoDeps } from './photos/add-closet-photo.ts'
import { changeClosetItem, changeClosetItems } from './change-closet-items.ts'
import { closetLists } from './closet-lists.ts'
import { cutOutClosetItem, removeCutOut } from './photos/cut-out-closet-item.ts'
import { discardClosetPhoto } from './photos/uploaded-photos.ts'
import { cancelCutOuts, listCutOuts, requestCutOuts } from './photos/pending-cut-outs.ts'
import {
  removeClosetItem,
  removeClosetItems,
  requireClosetItem,
  restoreClosetItem,
  restoreClosetItems,
} from './closet-item-lifecycle.ts'
import { addSampleWardrobe, removeSampleWardrobe } from './sample-wardrobe.ts'
import { removeWear, wearClosetItem, removeWears, wearClosetItems } from './wears/wear-closet-items.ts'
import { listNamedWears } from './wears/wear-store.ts'

interface ClosetDeps extends PhotoDeps {
  /** Starts the background job for pending cut-outs. Called after each request that may have added one. */
  readonly wakeCutOuts: () => void
}

/** Registers the endpoints of the closet. */
export function closetRoutes(serve: Serve, deps: ClosetDeps): void {
  const lists = closetLists(deps.db)
  serve(closetEndpoints.list, ({ user, query }) =>
    lists.of(user.id, query.archived === '1' ? 'archived' : 'with borrowed ones'),
  )
  serve(closetEndpoints.add, ({ user, form, photo }) =>
    addClosetItem(deps, user, form, photo).finally(deps.wakeCutOuts),
  )
  serve(closetEndpoints.remove, ({ user, params, rejectStale }) =>
    removeClosetItem(deps, user, params.id, rejectStale),
  )
  serve(closetEndpoints.restore, ({ user, params, rejectStale }) =>
    restoreClosetItem(deps, user, params.id, rejectStale).finally(deps.wakeCutOuts),
  )
  pieceRoutes(serve, deps)
  cutOutRoutes(serve, deps)
  photoRoutes(serve, deps)
  serve(bulkEndpoints.change, ({ user, body }) => changeClosetItems(deps, user, body))
  serve(bulkEndpoints.remove, ({ user, body }) => removeClosetItems(deps, user, body.ids))
  serve(bulkEndpoints.restore, ({ user, body }) =>
    restoreClosetItems(deps, user, body.ids).finally(deps.wakeCutOuts),
  )
  serve(bulkEndpoints.wear, ({ user, body }) => wearClosetItems(deps, user, body))
  serve(bulkEndpoints.takeWearsBack, ({ user, body }) => removeWears(deps, user, body))
  serve(sampleEndpoints.add, ({ user }) => addSampleWardrobe(deps, user))
  serve(sampleEndpoints.remove, ({ user }) => removeSampleWardrobe(deps, user))
}

function pieceRoutes(serve: Serve, deps: ClosetDeps): void {
  serve(pieceEndpoints.get, ({ user, params }) => requireClosetItem(deps.db, user, params.id))
  serve(pieceEndpoints.change, ({ user, params, body, rejectStale }) =>
    changeClosetItem(deps, user, { id: params.id, changes: body }, rejectStale).finally(deps.wakeCutOuts),
  )
  serve(pieceEndpoints.wears, async ({ user, params }) => {
    const piece = await requireClosetItem(deps.db, user, params.id)
    return listNamedWears(deps.db, piece, user)
  })
  serve(pieceEndpoints.wear, ({ user, params, body, rejectStale }) =>
    wearClosetItem(deps, user, { id: params.id, wornDate: body.wornDate }, rejectStale),
  )
  serve(pieceEndpoints.takeWearBack, ({ user, params, rejectStale }) =>
    removeWear(deps, user, params, rejectStale),
  )
}

function cutOutRoutes(serve: Serve, deps: ClosetDeps): void {
  serve(pieceEndpoints.cutOut, ({ user, params, rejectStale }) =>
    cutOutClosetItem(deps, user, params.id, rejectStale),
  )
  serve(pieceEndpoints.removeCutOut, ({ user, params, rejectStale }) =>
    removeCutOut(deps, user, params.id, rejectStale),
  )
  serve(cutOutEndpoints.list, ({ user }) => listCutOuts(deps.db, user))
  serve(cutOutEndpoints.request, ({ user, body }) =>
    requestCutOuts(deps.db, user, body.ids).finally(deps.wakeCutOuts),
  )
  serve(cutOutEndpoints.cancel, ({ user, body }) => cancelCutOuts(deps.db, user, body.ids))
}

function photoRoutes(serve: Serve, deps: ClosetDeps): void {
  serve(closetPhotoEndpoints.upload, ({ user, form, photo }) =>
    addClosetPhoto(deps, user, photo, form.fileName ?? ''),
  )
  serve(closetPhotoEndpoints.discard, ({ user, params }) => discardClosetPhoto(deps, user, params.photoId))
  serve(closetPhotoEndpoints.addPiece, ({ user, body }) =>
    addClosetItemFromPhoto(deps, user, body).finally(deps.wakeCutOuts),
  )
}
