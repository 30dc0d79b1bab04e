import { marketplaceEndpoints } from '../../contract/marketplace.ts'
import type { Database } from '../db/open-database.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { Clock } from '../ports/clock.ts'
import { changeListing } from './change-listing.ts'
import { createListing } from './create-listing.ts'
import { draftListing } from './draft-listing.ts'
import { listClosetChanges } from './list-closet-changes.ts'
import { listListings } from './list-listings.ts'
import { removeListing, requireListing, restoreListing } from './listing-lifecycle.ts'
import { removeSampleListings } from './sample-listings.ts'

/** Registers the endpoints of the marketplace. */
export function marketplaceRoutes(
  serve: Serve,
  deps: { readonly db: Database; readonly clock: Clock },
): void {
  serve(marketplaceEndpoints.list, ({ user, query }) => listListings(deps.db, user, query))
  serve(marketplaceEndpoints.one, ({ user, params }) => requireListing(deps.db, user, params.id))
  serve(marketplaceEndpoints.create, ({ user, body }) => createListing(deps, user, body))
  serve(marketplaceEndpoints.change, ({ user, params, body, rejectStale }) =>
    changeListing(deps, user, { id: params.id, changes: body }, rejectStale),
  )
  serve(marketplaceEndpoints.remove, ({ user, params, rejectStale }) =>
    removeListing(deps, user, params.id, rejectStale),
  )
  serve(marketplaceEndpoints.restore, ({ user, params, rejectStale }) =>
    restoreListing(deps, user, params.id, rejectStale),
  )
  serve(marketplaceEndpoints.closetChanges, ({ user, params }) => listClosetChanges(deps, user, params.id))
  serve(marketplaceEndpoints.draft, ({ user, params }) => draftListing(deps, user, params.id))
  serve(marketplaceEndpoints.removeSamples, () => removeSampleListings(deps.db))
}
