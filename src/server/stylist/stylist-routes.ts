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
import type { StylistDeps } from './stylist-deps.ts'
import { swapPiece } from './curation/swap-piece.ts'

/** Registers the endpoints of the stylist and of looks. */
export function stylistRoutes(serve: Serve, deps: StylistDeps): void {
  serve(stylistEndpoints.state, async () => ({ asksModel: deps.stylistModel.isThere }))
  serve(stylistEndpoints.curate, ({ user, body }) => curateOutfit(deps, user, body))
  serve(stylistEndpoints.curations, ({ user }) => listCurations(deps.db, user.id))
  serve(stylistEndpoints.curation, ({ user, params }) => requireCuration(deps.db, user, params.id))
  serve(stylistEndpoints.showVersion, ({ user, params, rejectStale }) =>
    showVersion(deps, user, params, rejectStale),
  )
  serve(stylistEndpoints.swaps, ({ user, params, query }) =>
    listSwaps(deps, user, { id: params.id, itemId: query.itemId }),
  )
  serve(stylistEndpoints.swap, ({ user, params, body, rejectStale }) =>
    swapPiece(deps, user, { id: params.id, ...body }, rejectStale),
  )
  serve(stylistEndpoints.advise, ({ user, body }) => giveStyleAdvice(deps, user, body))
  serve(influencerEndpoints.analyze, ({ body }) => analyzeInfluencer(deps, body))
  serve(influencerEndpoints.outfit, ({ user, body }) => createInfluencerOutfit(deps, user, body))
  lookRoutes(serve, deps)
  collectionRoutes(serve, deps)
  readingRoutes(serve, deps)
}

function lookRoutes(serve: Serve, deps: StylistDeps): void {
  serve(lookEndpoints.changeCuration, ({ user, params, body, rejectStale }) =>
    changeCuration(deps, user, { id: params.id, changes: body }, rejectStale),
  )
  serve(lookEndpoints.removeCuration, ({ user, params, rejectStale }) =>
    removeCuration(deps, user, params.id, rejectStale),
  )
  serve(lookEndpoints.restoreCuration, ({ user, params }) => restoreCuration(deps, user, params.id))
  serve(lookEndpoints.restore, ({ user, params }) => restoreLook(deps, user, params.id))
  serve(lookEndpoints.list, ({ user }) => listLooks(deps.db, user.id))
  serve(lookEndpoints.add, ({ user, body }) => addLook(deps, user, body))
  serve(lookEndpoints.change, ({ user, params, body, rejectStale }) =>
    changeLook(deps, user, { id: params.id, changes: body }, rejectStale),
  )
  serve(lookEndpoints.remove, ({ user, params, rejectStale }) =>
    removeLook(deps, user, params.id, rejectStale),
  )
}
