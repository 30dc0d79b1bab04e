import type { Database } from '../db/open-database.ts'
import type { ImageKey } from '../ports/image-store.ts'
import { keysOfAddresses } from './picture-address.ts'

/** Pictures in saved, planned, worn and shared outfits of these users: an outfit keeps snapshots of its pieces. */
export async function picturesInOutfits(db: Database, userIds: readonly string[]): Promise<Set<ImageKey>> {
  const curations = await db
    .selectFrom('outfitCurations')
    .select(['suggestions', 'focusItem'])
    .where('userId', 'in', userIds)
    .execute()
  const versions = await db
    .selectFrom('curationVersions')
    .innerJoin('outfitCurations', 'outfitCurations.id', 'curationVersions.curationId')
    .select('curationVersions.imageUrls')
    .where('outfitCurations.userId', 'in', userIds)
    .execute()
  const looks = await db
    .selectFrom('outfitRecommendations')
    .select('items')
    .where('userId', 'in', userIds)
    .execute()
  const shares = await db.selectFrom('outfitShares').select('plate').where('userId', 'in', userIds).execute()
  const days = await db
    .selectFrom('dailyOutfits')
    .innerJoin('weeklyOutfitPlans', 'weeklyOutfitPlans.id', 'dailyOutfits.planId')
    .select(['dailyOutfits.pieces', 'dailyOutfits.itemSnapshots', 'dailyOutfits.setAside'])
    .where('weeklyOutfitPlans.userId', 'in', userIds)
    .execute()
  const tripDays = await db
    .selectFrom('tripDays')
    .innerJoin('trips', 'trips.id', 'tripDays.tripId')
    .select('tripDays.pieces')
    .where('trips.userId', 'in', userIds)
    .execute()
  const tripLines = await db
    .selectFrom('tripLines')
    .innerJoin('trips', 'trips.id', 'tripLines.tripId')
    .select('tripLines.item')
    .where('trips.userId', 'in', userIds)
    .execute()
  const trips = await db.selectFrom('trips').select('takenOut').where('userId', 'in', userIds).execute()
  const worn = await db
    .selectFrom('outfitHistory')
    .select('itemSnapshots')
    .where('userId', 'in', userIds)
    .execute()
  return new Set(
    keysOfAddresses(
      JSON.stringify([curations, versions, looks, shares, days, tripDays, tripLines, trips, worn]),
    ),
  )
}
