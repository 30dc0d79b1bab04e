import { stylistEndpoints } from '../../contract/stylist/stylist.ts'
import { influencerEndpoints } from '../../contract/stylist/influencer.ts'
import { lookEndpoints } from '../../contract/stylist/looks.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import { addLook } from './looks/add-look.ts'
import { analyzeInfluencer } from './advice/analyze-influencer.ts'
import { changeCuration } from './looks/change-curation.ts'
import { changeLook } from './looks/change-look.ts'
import { collectionRoutes } from './collections/collection-routes.ts'
import { createInfluencerOutfit } from './advice/create-influencer-outfit.ts'
import { curateOutfit } from './curation/curate-outfit.ts'
import { listCurations } from './looks/curation-store.ts'
import { giveStyleAdvice } from './advice/give-style-advice.ts'
import { listSwaps } from './curation/list-swaps.ts'
import { listLooks } from './looks/look-store.ts'
import { readingRoutes } from './pieces/reading-routes.ts'
import {
  removeCuration,
  removeLook,
  requireCuration,
  restoreCuration,
  restoreLook,
} from './looks/look-lifecycle.ts'
import { showVersion } from './looks/show-version.ts'
import type { StylistNeeds } from './stylist-needs.ts'
import { swapPiece } from './curation/swap-piece.ts'

/** Registers the endpoints of the stylist and of looks. */
export function stylistRoutes(serve: Serve, needs: StylistNeeds): void {
  serve(stylistEndpoints.state, async () => ({ asksModel: needs.stylistModel.isThere }))
  serve(stylistEndpoints.curate, ({ user, body }) => curateOutfit(needs, user, body))
  serve(stylistEndpoints.curations, ({ user }) => listCurations(needs.db, user.id))
  serve(stylistEndpoints.curation, ({ user, params }) => requireCuration(needs.db, user, params.id))
  serve(stylistEndpoints.showVersion, ({ user, params, rejectStale }) =>
    showVersion(needs, user, params, rejectStale),
  )
  serve(stylistEndpoints.swaps, ({ user, params, query }) =>
    listSwaps(needs, user, { id: params.id, itemId: query.itemId }),
  )
  serve(stylistEndpoints.swap, ({ user, params, body, rejectStale }) =>
    swapPiece(needs, user, { id: params.id, ...body }, rejectStale),
  )
  serve(stylistEndpoints.advise, ({ user, body }) => giveStyleAdvice(needs, user, body))
  serve(influencerEndpoints.analyze, ({ body }) => analyzeInfluencer(needs, body))
  serve(influencerEndpoints.outfit, ({ user, body }) => createInfluencerOutfit(needs, user, body))
  lookRoutes(serve, needs)
  collectionRoutes(serve, needs)
  readingRoutes(serve, needs)
}

function lookRoutes(serve: Serve, needs: StylistNeeds): void {
  serve(lookEndpoints.changeCuration, ({ user, params, body, rejectStale }) =>
    changeCuration(needs, user, { id: params.id, changes: body }, rejectStale),
  )
  serve(lookEndpoints.removeCuration, ({ user, params, rejectStale }) =>
    removeCuration(needs, user, params.id, rejectStale),
  )
  serve(lookEndpoints.restoreCuration, ({ user, params }) => restoreCuration(needs, user, params.id))
  serve(lookEndpoints.restore, ({ user, params }) => restoreLook(needs, user, params.id))
  serve(lookEndpoints.list, ({ user }) => listLooks(needs.db, user.id))
  serve(lookEndpoints.add, ({ user, body }) => addLook(needs, user, body))
  serve(lookEndpoints.change, ({ user, params, body, rejectStale }) =>
    changeLook(needs, user, { id: params.id, changes: body }, rejectStale),
  )
  serve(lookEndpoints.remove, ({ user, params, rejectStale }) =>
    removeLook(needs, user, params.id, rejectStale),
  )
}
