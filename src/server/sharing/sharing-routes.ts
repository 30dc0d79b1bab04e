import { sharingEndpoints } from '../../contract/sharing.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import { countShareOpening } from './count-share-opening.ts'
import { giveShareOptions } from './give-share-options.ts'
import { listShares } from './list-shares.ts'
import { shareOutfit } from './share-outfit.ts'
import type { SharingNeeds } from './sharing-needs.ts'
import { removeShare } from './share-lifecycle.ts'

/** The endpoints of sharing. */
export function sharingRoutes(serve: Serve, needs: SharingNeeds): void {
  serve(sharingEndpoints.share, ({ user, body }) => shareOutfit(needs, user, body))
  serve(sharingEndpoints.options, ({ user, params }) => giveShareOptions(needs, user, params.outfitId))
  serve(sharingEndpoints.list, ({ user }) => listShares(needs, user))
  serve(sharingEndpoints.increment, ({ user, params }) => countShareOpening(needs, user, params.id))
  serve(sharingEndpoints.takeBack, ({ user, params, refuseStale }) =>
    removeShare(needs, user, params.id, refuseStale),
  )
}
