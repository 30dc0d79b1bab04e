import type { LookCollection } from '../../../contract/stylist/collections.ts'
import type { User } from '../../http/user-of-request.ts'
import { collectLooks, uncollectLook } from './collected-looks.ts'
import { requireCollection } from './collection-lifecycle.ts'
import type { StylistDeps } from '../stylist-deps.ts'

interface LookInCollection {
  readonly id: string
  readonly lookId: string
}

/**
 * Adds a curation or a look that the user created to a collection. Idempotent.
 * @throws AppError collection_not_found, look_not_found
 */
export async function putLookInCollection(
  { db }: StylistDeps,
  user: User,
  { id, lookId }: LookInCollection,
): Promise<LookCollection> {
  return db.transaction().execute(async (transaction) => {
    await requireCollection(transaction, user, id, 'to change')
    await collectLooks(transaction, user, id, [lookId])
    return requireCollection(transaction, user, id)
  })
}

/**
 * Removes a look from a collection; the look stays. Idempotent.
 * @throws AppError collection_not_found
 */
export async function takeLookOutOfCollection(
  { db }: StylistDeps,
  user: User,
  { id, lookId }: LookInCollection,
): Promise<LookCollection> {
  return db.transaction().execute(async (transaction) => {
    await requireCollection(transaction, user, id, 'to change')
    await uncollectLook(transaction, id, lookId)
    return requireCollection(transaction, user, id)
  })
}
