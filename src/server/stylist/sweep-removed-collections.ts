import { goneForGoodBefore } from '../closet/removal-period.ts'
import { deleteRemovedCollections } from './collection-store.ts'
import type { StylistNeeds } from './stylist-needs.ts'

/** Deletes the rows of collections that were deleted too long ago to be restored. */
export async function sweepRemovedCollections({
  db,
  clock,
}: Pick<StylistNeeds, 'db' | 'clock'>): Promise<void> {
  await deleteRemovedCollections(db, goneForGoodBefore(clock.now()))
}
