import type { LookCollection } from '../../contract/stylist-collections.ts'
import { goneForGoodBefore } from '../closet/removal-period.ts'
import { lockUser } from '../db/row-lock.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import { findCollection, updateCollection } from './collection-store.ts'
import { requireCollection, requireFreeName } from './require-collection.ts'
import type { StylistNeeds } from './stylist-needs.ts'

/**
 * Restores a deleted collection with its looks. Idempotent, so Undo can be sent twice.
 * @throws AppError collection_not_found, collection_exists
 */
export async function restoreCollection(
  { db, clock }: StylistNeeds,
  user: User,
  id: string,
): Promise<LookCollection> {
  return db.transaction().execute(async (transaction) => {
    await lockUser(transaction, user.id)
    const found = await findCollection(transaction, user.id, id, 'to change')
    if (!found || (found.deletedAt && found.deletedAt < goneForGoodBefore(clock.now())))
      throw new AppError('collection_not_found')
    if (found.deletedAt) {
      await requireFreeName(transaction, user, { name: found.name, exceptId: id })
      await updateCollection(transaction, id, { deletedAt: null })
    }
    return requireCollection(transaction, user, id)
  })
}
