import type { Database } from './open-database.ts'
import { retentionCutoff } from './retention-period.ts'

type RestorableTable =
  'outfitCurations' | 'outfitRecommendations' | 'trips' | 'weeklyOutfitPlans' | 'wishlistItems'

/** Restores a soft-deleted row of this user, unless its retention period is over. Changes no other row. */
export async function restoreRow(
  db: Database,
  table: RestorableTable,
  { id, userId, now }: { readonly id: string; readonly userId: string; readonly now: Date },
): Promise<void> {
  await db
    .updateTable(table)
    .set({ deletedAt: null })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('deletedAt', '>=', retentionCutoff(now))
    .execute()
}
