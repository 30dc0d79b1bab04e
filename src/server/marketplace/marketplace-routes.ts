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
  needs: { readonly db: Database; readonly clock: Clock },
): void {
  serve(marketplaceEndpoints.list, ({ user, query }) => listListings(needs.db, user, query))
  serve(marketplaceEndpoints.one, ({ user, params }) => requireListing(needs.db, user, params.id))
  serve(marketplaceEndpoints.create, ({ user, body }) => createListing(needs, user, body))
  serve(marketplaceEndpoints.change, ({ user, params, body, rejectStale }) =>
    changeListing(needs, user, { id: params.id, changes: body }, rejectStale),
  )
  serve(marketplaceEndpoints.remove, ({ user, params, rejectStale }) =>
    removeListing(needs, user, params.id, rejectStale),
  )
  serve(marketplaceEndpoints.restore, ({ user, params, rejectStale }) =>
    restoreListing(needs, user, params.id, rejectStale),
  )
  serve(marketplaceEndpoints.closetChanges, ({ user, params }) => listClosetChanges(needs, user, params.id))
  serve(marketplaceEndpoints.draft, ({ user, params }) => draftListing(needs, user, params.id))
  serve(marketplaceEndpoints.removeSamples, () => removeSampleListings(needs.db))
}
