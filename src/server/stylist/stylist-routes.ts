import { stylistEndpoints } from '../../contract/stylist.ts'
import { influencerEndpoints } from '../../contract/stylist-influencer.ts'
import { lookEndpoints } from '../../contract/stylist-looks.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import { addLook } from './add-look.ts'
import { analyzeInfluencer } from './analyze-influencer.ts'
import { changeCuration } from './change-curation.ts'
import { changeLook } from './change-look.ts'
import { collectionRoutes } from './collection-routes.ts'
import { createInfluencerOutfit } from './create-influencer-outfit.ts'
import { curateOutfit } from './curate-outfit.ts'
import { listCurations } from './curation-store.ts'
import { giveStyleAdvice } from './give-style-advice.ts'
import { listSwaps } from './list-swaps.ts'
import { listLooks } from './look-store.ts'
import { readingRoutes } from './reading-routes.ts'
import {
  removeCuration,
  removeLook,
  requireCuration,
  restoreCuration,
  restoreLook,
} from './look-lifecycle.ts'
import { showVersion } from './show-version.ts'
import type { StylistNeeds } from './stylist-needs.ts'
import { swapPiece } from './swap-piece.ts'

/** The calls of the stylist, and of the looks that came of it or were put together by hand. */
export function stylistRoutes(serve: Serve, needs: StylistNeeds): void {
  serve(stylistEndpoints.state, async () => ({ asksModel: needs.stylistModel.isThere }))
  serve(stylistEndpoints.curate, ({ user, body }) => curateOutfit(needs, user, body))
  serve(stylistEndpoints.curations, ({ user }) => listCurations(needs.db, user.id))
  serve(stylistEndpoints.curation, ({ user, params }) => requireCuration(needs.db, user, params.id))
  serve(stylistEndpoints.showVersion, ({ user, params, refuseStale }) =>
    showVersion(needs, user, params, refuseStale),
  )
  serve(stylistEndpoints.swaps, ({ user, params, query }) =>
    listSwaps(needs, user, { id: params.id, itemId: query.itemId }),
  )
  serve(stylistEndpoints.swap, ({ user, params, body, refuseStale }) =>
    swapPiece(needs, user, { id: params.id, ...body }, refuseStale),
  )
  serve(stylistEndpoints.advise, ({ user, body }) => giveStyleAdvice(needs, user, body))
  serve(influencerEndpoints.analyze, ({ body }) => analyzeInfluencer(needs, body))
  serve(influencerEndpoints.outfit, ({ user, body }) => createInfluencerOutfit(needs, user, body))
  lookRoutes(serve, needs)
  collectionRoutes(serve, needs)
  readingRoutes(serve, needs)
}

function lookRoutes(serve: Serve, needs: StylistNeeds): void {
  serve(lookEndpoints.changeCuration, ({ user, params, body, refuseStale }) =>
    changeCuration(needs, user, { id: params.id, changes: body }, refuseStale),
  )
  serve(lookEndpoints.removeCuration, ({ user, params, refuseStale }) =>
    removeCuration(needs, user, params.id, refuseStale),
  )
  serve(lookEndpoints.restoreCuration, ({ user, params }) => restoreCuration(needs, user, params.id))
  serve(lookEndpoints.restore, ({ user, params }) => restoreLook(needs, user, params.id))
  serve(lookEndpoints.list, ({ user }) => listLooks(needs.db, user.id))
  serve(lookEndpoints.add, ({ user, body }) => addLook(needs, user, body))
  serve(lookEndpoints.change, ({ user, params, body, refuseStale }) =>
    changeLook(needs, user, { id: params.id, changes: body }, refuseStale),
  )
  serve(lookEndpoints.remove, ({ user, params, refuseStale }) =>
    removeLook(needs, user, params.id, refuseStale),
  )
}
