import type { LookCollection } from '../../contract/stylist-collections.ts'
import { lockUser } from '../db/row-lock.ts'
import type { RefuseStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import { updateCollection } from './collection-store.ts'
import { requireCollection, requireFreeName } from './require-collection.ts'
import type { StylistNeeds } from './stylist-needs.ts'

/**
 * Gives a collection another name.
 * @throws AppError collection_not_found, collection_exists, changed_meanwhile
 */
export async function renameCollection(
  { db }: StylistNeeds,
  user: User,
  { id, name }: { readonly id: string; readonly name: string },
  refuseStale: RefuseStale,
): Promise<LookCollection> {
  return db.transaction().execute(async (transaction) => {
    await lockUser(transaction, user.id)
    refuseStale(await requireCollection(transaction, user, id, 'to change'))
    await requireFreeName(transaction, user, { name, exceptId: id })
    await updateCollection(transaction, id, { name })
    return requireCollection(transaction, user, id)
  })
}
