import type { DeletedKind } from '../../contract/deleted.ts'
import { purgeClosetItems } from '../closet/closet-item-lifecycle.ts'
import type { Database } from '../db/open-database.ts'
import { purgeEntries } from '../history/entry-lifecycle.ts'
import { purgeListings } from '../marketplace/listing-lifecycle.ts'
import { purgePlans } from '../planner/plan-lifecycle.ts'
import type { Clock } from '../ports/clock.ts'
import { purgeCollections } from '../stylist/collections/collection-lifecycle.ts'
import { purgeLooks } from '../stylist/looks/look-lifecycle.ts'
import { purgeTrips } from '../trips/trip-lifecycle.ts'
import { purgeWishes } from '../wishlist/wish-lifecycle.ts'
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
  /** Lists the rows that this user deleted at `since` or later, with a constant number of queries. */
  readonly list: (db: Database, userId: string, since: Date) => Promise<DeletedRow[]>
  /** Permanently deletes rows past their retention period, and releases their pictures. */
  readonly purge: (deps: DeletedDeps) => Promise<void>
}

/** Every kind of entity that can be restored. A new kind is one row here and one in `contract/deleted.ts`. */
export const kindsOfDeleted: Readonly<Record<DeletedKind, KindOfDeleted>> = {
  piece: { table: 'closetItems', owner: 'userId', list: deletedPieces, purge: purgeClosetItems },
  look: { table: 'outfitRecommendations', owner: 'userId', list: deletedLooks, purge: purgeLooks },
  curation: { table: 'outfitCurations', owner: 'userId', list: deletedCurations, purge: purgeLooks },
  collection: {
    table: 'lookCollections',
    owner: 'userId',
    list: deletedCollections,
    purge: purgeCollections,
  },
  plan: { table: 'weeklyOutfitPlans', owner: 'userId', list: deletedPlans, purge: purgePlans },
  entry: { table: 'outfitHistory', owner: 'userId', list: deletedEntries, purge: purgeEntries },
  wishlistItem: { table: 'wishlistItems', owner: 'userId', list: deletedWishes, purge: purgeWishes },
  listing: {
    table: 'marketplaceItems',
    owner: 'sellerId',
    list: deletedListings,
    purge: purgeListings,
  },
  trip: { table: 'trips', owner: 'userId', list: deletedTrips, purge: purgeTrips },
}

/** Permanently deletes everything past its retention period. Returns a promise per kind, so one may fail alone. */
export function purgeDeleted(deps: DeletedDeps): Promise<void>[] {
  const purges = new Set(Object.values(kindsOfDeleted).map(({ purge }) => purge))
  return [...purges].map((purge) => purge(deps))
}

/** Dependencies of 'Recently deleted'. */
export interface DeletedDeps {
  readonly db: Database
  readonly clock: Clock
}
