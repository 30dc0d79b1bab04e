import { closetEndpoints } from '../../contract/closet/closet.ts'
import { cutOutEndpoints } from '../../contract/closet/cut-outs.ts'
import { closetPhotoEndpoints } from '../../contract/closet/photos.ts'
import { pieceEndpoints } from '../../contract/closet/piece.ts'
import { sampleEndpoints } from '../../contract/closet/samples.ts'
import { selectionEndpoints } from '../../contract/closet/selection.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import { addClosetItemFromPhoto, addClosetItem } from './add-closet-item.ts'
import { addClosetPhoto, type PhotoNeeds } from './photos/add-closet-photo.ts'
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

interface ClosetNeeds extends PhotoNeeds {
  /** Starts the background job for pending cut-outs. Called after each request that may have added one. */
  readonly wakeCutOuts: () => void
}

/** Registers the endpoints of the closet. */
export function closetRoutes(serve: Serve, needs: ClosetNeeds): void {
  const lists = closetLists(needs.db)
  serve(closetEndpoints.list, ({ user, query }) =>
    lists.of(user.id, query.archived === '1' ? 'archived' : 'with borrowed ones'),
  )
  serve(closetEndpoints.add, ({ user, form, photo }) =>
    addClosetItem(needs, user, form, photo).finally(needs.wakeCutOuts),
  )
  serve(closetEndpoints.remove, ({ user, params, rejectStale }) =>
    removeClosetItem(needs, user, params.id, rejectStale),
  )
  serve(closetEndpoints.restore, ({ user, params, rejectStale }) =>
    restoreClosetItem(needs, user, params.id, rejectStale).finally(needs.wakeCutOuts),
  )
  pieceRoutes(serve, needs)
  cutOutRoutes(serve, needs)
  photoRoutes(serve, needs)
  serve(selectionEndpoints.change, ({ user, body }) => changeClosetItems(needs, user, body))
  serve(selectionEndpoints.remove, ({ user, body }) => removeClosetItems(needs, user, body.ids))
  serve(selectionEndpoints.restore, ({ user, body }) =>
    restoreClosetItems(needs, user, body.ids).finally(needs.wakeCutOuts),
  )
  serve(selectionEndpoints.wear, ({ user, body }) => wearClosetItems(needs, user, body))
  serve(selectionEndpoints.takeWearsBack, ({ user, body }) => removeWears(needs, user, body))
  serve(sampleEndpoints.add, ({ user }) => addSampleWardrobe(needs, user))
  serve(sampleEndpoints.remove, ({ user }) => removeSampleWardrobe(needs, user))
}

function pieceRoutes(serve: Serve, needs: ClosetNeeds): void {
  serve(pieceEndpoints.get, ({ user, params }) => requireClosetItem(needs.db, user, params.id))
  serve(pieceEndpoints.change, ({ user, params, body, rejectStale }) =>
    changeClosetItem(needs, user, { id: params.id, changes: body }, rejectStale).finally(needs.wakeCutOuts),
  )
  serve(pieceEndpoints.wears, async ({ user, params }) => {
    const piece = await requireClosetItem(needs.db, user, params.id)
    return listNamedWears(needs.db, piece, user)
  })
  serve(pieceEndpoints.wear, ({ user, params, body, rejectStale }) =>
    wearClosetItem(needs, user, { id: params.id, wornDate: body.wornDate }, rejectStale),
  )
  serve(pieceEndpoints.takeWearBack, ({ user, params, rejectStale }) =>
    removeWear(needs, user, params, rejectStale),
  )
}

function cutOutRoutes(serve: Serve, needs: ClosetNeeds): void {
  serve(pieceEndpoints.cutOut, ({ user, params, rejectStale }) =>
    cutOutClosetItem(needs, user, params.id, rejectStale),
  )
  serve(pieceEndpoints.removeCutOut, ({ user, params, rejectStale }) =>
    removeCutOut(needs, user, params.id, rejectStale),
  )
  serve(cutOutEndpoints.list, ({ user }) => listCutOuts(needs.db, user))
  serve(cutOutEndpoints.request, ({ user, body }) =>
    requestCutOuts(needs.db, user, body.ids).finally(needs.wakeCutOuts),
  )
  serve(cutOutEndpoints.cancel, ({ user, body }) => cancelCutOuts(needs.db, user, body.ids))
}

function photoRoutes(serve: Serve, needs: ClosetNeeds): void {
  serve(closetPhotoEndpoints.upload, ({ user, form, photo }) =>
    addClosetPhoto(needs, user, photo, form.fileName ?? ''),
  )
  serve(closetPhotoEndpoints.discard, ({ user, params }) => discardClosetPhoto(needs, user, params.photoId))
  serve(closetPhotoEndpoints.addPiece, ({ user, body }) =>
    addClosetItemFromPhoto(needs, user, body).finally(needs.wakeCutOuts),
  )
}
