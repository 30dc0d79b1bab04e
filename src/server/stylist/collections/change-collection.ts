import type { LookCollection, LookCollectionChanges } from '../../../contract/stylist/collections.ts'
import { lockUser } from '../../db/row-lock.ts'
import type { RejectStale } from '../../http/entity-tag.ts'
import type { User } from '../../http/user-of-request.ts'
import { setLooks } from './collected-looks.ts'
import { updateCollection } from './collection-store.ts'
import { requireCollection, requireFreeName } from './collection-lifecycle.ts'
import type { StylistDeps } from '../stylist-deps.ts'

/**
 * Renames a collection, or sets its looks.
 * @throws AppError collection_not_found, collection_exists, look_not_found, changed_meanwhile
 */
export async function changeCollection(
  { db }: StylistDeps,
  user: User,
  { id, changes }: { readonly id: string; readonly changes: LookCollectionChanges },
  rejectStale: RejectStale,
): Promise<LookCollection> {
  return db.transaction().execute(async (transaction) => {
    await lockUser(transaction, user.id)
    rejectStale(await requireCollection(transaction, user, id, 'to change'))
    const { name, lookIds } = changes
    if (name !== undefined) {
      await requireFreeName(transaction, user, { name, exceptId: id })
      await updateCollection(transaction, id, { name })
    }
    if (lookIds) await setLooks(transaction, user, id, lookIds)
    return requireCollection(transaction, user, id)
  })
}
