import type { DeletedKind } from '../../contract/deleted.ts'
import { sweepRemovedItems } from '../closet/sweep-removed-items.ts'
import type { Database } from '../db/open-database.ts'
import { sweepRemovedEntries } from '../history/sweep-removed-entries.ts'
import { sweepRemovedListings } from '../marketplace/sweep-removed-listings.ts'
import { sweepRemovedPlans } from '../planner/sweep-removed-plans.ts'
import { sweepRemovedCollections } from '../stylist/sweep-removed-collections.ts'
import { sweepRemovedLooks } from '../stylist/sweep-removed-looks.ts'
import { sweepRemovedTrips } from '../trips/remove-trip.ts'
import { sweepRemovedWishes } from '../wishlist/sweep-removed-wishes.ts'
import type { DeletedNeeds } from './deleted-needs.ts'
import {
  deletedCollections,
  deletedCurations,
  deletedEntries,
  deletedListings,
  deletedLooks,
  deletedPieces,
  deletedPlans,
  deletedTrips,
  deletedWishes,
  type DeletedRow,
} from './deleted-rows.ts'

interface KindOfDeleted {
  /** Its table, by the name that queries use, and the column of its owner. */
  readonly table: string
  readonly owner: 'userId' | 'sellerId'
  /** What this user deleted at `since` or later. The number of queries does not depend on the number of rows. */
  readonly list: (db: Database, userId: string, since: Date) => Promise<DeletedRow[]>
  /** Deletes the rows whose time is over, and releases their pictures. */
  readonly sweep: (needs: DeletedNeeds) => Promise<void>
}

/** Every kind of thing that can be restored. A new kind is one row here and one in `contract/deleted.ts`. */
export const kindsOfDeleted: Readonly<Record<DeletedKind, KindOfDeleted>> = {
  piece: { table: 'closetItems', owner: 'userId', list: deletedPieces, sweep: sweepRemovedItems },
  look: { table: 'outfitRecommendations', owner: 'userId', list: deletedLooks, sweep: sweepRemovedLooks },
  curation: { table: 'outfitCurations', owner: 'userId', list: deletedCurations, sweep: sweepRemovedLooks },
  collection: {
    table: 'lookCollections',
    owner: 'userId',
    list: deletedCollections,
    sweep: sweepRemovedCollections,
  },
  plan: { table: 'weeklyOutfitPlans', owner: 'userId', list: deletedPlans, sweep: sweepRemovedPlans },
  entry: { table: 'outfitHistory', owner: 'userId', list: deletedEntries, sweep: sweepRemovedEntries },
  wishlistItem: { table: 'wishlistItems', owner: 'userId', list: deletedWishes, sweep: sweepRemovedWishes },
  listing: {
    table: 'marketplaceItems',
    owner: 'sellerId',
    list: deletedListings,
    sweep: sweepRemovedListings,
  },
  trip: { table: 'trips', owner: 'userId', list: deletedTrips, sweep: sweepRemovedTrips },
}
