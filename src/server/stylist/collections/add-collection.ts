import {
  COLLECTIONS_MAX,
  type LookCollection,
  type NewLookCollection,
} from '../../../contract/stylist/collections.ts'
import { newId } from '../../db/new-id.ts'
import { lockUser } from '../../db/row-lock.ts'
import { AppError } from '../../http/app-error.ts'
import type { User } from '../../http/user-of-request.ts'
import { setLooks } from './collected-looks.ts'
import { insertCollection } from './collection-store.ts'
import { requireCollection, requireFreeName } from './collection-lifecycle.ts'
import type { StylistDeps } from '../stylist-deps.ts'

/**
 * Creates a collection.
 * @throws AppError collection_exists, look_not_found, too_many_collections
 */
export async function addCollection(
  { db, clock }: StylistDeps,
  user: User,
  { name, lookIds }: NewLookCollection,
): Promise<LookCollection> {
  const id = newId()
  return db.transaction().execute(async (transaction) => {
    await lockUser(transaction, user.id)
    const others = await requireFreeName(transaction, user, { name })
    if (others.length >= COLLECTIONS_MAX) throw new AppError('too_many_collections')
    await insertCollection(transaction, { id, userId: user.id, name, createdAt: clock.now() })
    await setLooks(transaction, user, id, lookIds)
    return requireCollection(transaction, user, id)
  })
}
