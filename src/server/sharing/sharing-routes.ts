import { sharingEndpoints, type OutfitShare } from '../../contract/sharing.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { User } from '../http/user-of-request.ts'
import { countShareOpening } from './count-share-opening.ts'
import { listShareOptions } from './list-share-options.ts'
import { removeShare } from './share-lifecycle.ts'
import { shareOutfit } from './share-outfit.ts'
import { listSharesOf } from './share-store.ts'
import type { SharingDeps } from './sharing-deps.ts'
import { toOutfitShare } from './to-outfit-share.ts'

/** Registers the endpoints of sharing. */
export function sharingRoutes(serve: Serve, deps: SharingDeps): void {
  serve(sharingEndpoints.share, ({ user, body }) => shareOutfit(deps, user, body))
  serve(sharingEndpoints.options, ({ user, params }) => listShareOptions(deps, user, params.outfitId))
  serve(sharingEndpoints.list, ({ user }) => listShares(deps, user))
  serve(sharingEndpoints.increment, ({ user, params }) => countShareOpening(deps, user, params.id))
  serve(sharingEndpoints.takeBack, ({ user, params, rejectStale }) =>
    removeShare(deps, user, params.id, rejectStale),
  )
}

/** Lists the user's shares, newest first. */
async function listShares(deps: SharingDeps, user: User): Promise<OutfitShare[]> {
  const shares = await listSharesOf(deps.db, user.id)
  return shares.map((share) => toOutfitShare(deps, share))
}
