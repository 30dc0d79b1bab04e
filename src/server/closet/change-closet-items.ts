import type { ClosetItem } from '../../contract/closet.ts'
import type { SharedChanges } from '../../contract/closet-selection.ts'
import type { Database } from '../db/open-database.ts'
import type { User } from '../http/user-of-request.ts'
import type { Clock } from '../ports/clock.ts'
import { archival } from './archival.ts'
import { updateClosetItems } from './closet-store.ts'
import { keepListingsInStep } from './keep-listings-in-step.ts'
import { requireClosetItems, requirePiecesToChange } from './require-closet-item.ts'

/**
 * Changes several pieces in the same way, all or none.
 * @throws AppError closet_item_not_found when one of them is not there
 */
export async function changeClosetItems(
  { db, clock }: { db: Database; clock: Clock },
  user: User,
  { ids, changes }: { ids: readonly string[]; changes: SharedChanges },
): Promise<ClosetItem[]> {
  const { archivedReason, ...facts } = changes
  const at = clock.now()
  return db.transaction().execute(async (transaction) => {
    const pieces = await requirePiecesToChange(transaction, user, ids)
    for (const [hasLeft, group] of Map.groupBy(pieces, ([, { archivedAt }]) => archivedAt !== null))
      await updateClosetItems(
        transaction,
        user.id,
        group.map(([id]) => id),
        {
          ...facts,
          ...(isDescribed(facts) && { isSample: false }),
          ...archival(hasLeft, archivedReason, at),
          updatedAt: at,
        },
      )
    await keepListingsInStep(transaction, user.id, ids, archivedReason)
    return requireClosetItems(transaction, user, ids)
  })
}

// What a person has made of a sample is their own.
function isDescribed({ isClean: _isClean, ...described }: SharedChanges): boolean {
  return Object.keys(described).length > 0
}
