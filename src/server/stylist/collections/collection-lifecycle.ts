import type { LookCollection } from '../../../contract/stylist/collections.ts'
import { retentionCutoff } from '../../db/retention-period.ts'
import type { Database } from '../../db/open-database.ts'
import { lockUser, type Purpose } from '../../db/row-lock.ts'
import { AppError } from '../../http/app-error.ts'
import type { RejectStale } from '../../http/entity-tag.ts'
import type { User } from '../../http/user-of-request.ts'
import { findCollection, listCollections, updateCollection, purgeCollectionRows } from './collection-store.ts'
import type { StylistDeps } from '../stylist-deps.ts'

/**
 * Finds one of the user's collections that is not deleted.
 * @throws AppError collection_not_found
 */
export async function requireCollection(
  db: Database,
  user: User,
  id: string,
  purpose: Purpose = 'to read',
): Promise<LookCollection> {
  const found = await findCollection(db, user.id, id, purpose)
  if (!found || found.deletedAt) throw new AppError('collection_not_found')
  const { deletedAt: _deletedAt, ...collection } = found
  return collection
}

/**
 * Rejects a name that another of the user's collections has, case-insensitively.
 * @throws AppError collection_exists
 */
export async function requireFreeName(
  db: Database,
  user: User,
  { name, exceptId = null }: { readonly name: string; readonly exceptId?: string | null },
): Promise<LookCollection[]> {
  const others = (await listCollections(db, user.id)).filter(({ id }) => id !== exceptId)
  const wanted = name.toLowerCase()
  if (others.some((other) => other.name.toLowerCase() === wanted)) throw new AppError('collection_exists')
  return others
}

/**
 * Soft-deletes a collection; its looks stay. Its row stays for the retention period, so it can be restored.
 * @throws AppError collection_not_found, changed_meanwhile
 */
export async function removeCollection(
  { db, clock }: StylistDeps,
  user: User,
  id: string,
  rejectStale: RejectStale,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    rejectStale(await requireCollection(transaction, user, id, 'to change'))
    await updateCollection(transaction, id, { deletedAt: clock.now() })
  })
}

/**
 * Restores a deleted collection with its looks. Idempotent, so Undo may be retried.
 * @throws AppError collection_not_found, collection_exists
 */
export async function restoreCollection(
  { db, clock }: StylistDeps,
  user: User,
  id: string,
): Promise<LookCollection> {
  return db.transaction().execute(async (transaction) => {
    await lockUser(transaction, user.id)
    const found = await findCollection(transaction, user.id, id, 'to change')
    if (!found || (found.deletedAt && found.deletedAt < retentionCutoff(clock.now())))
      throw new AppError('collection_not_found')
    if (found.deletedAt) {
      await requireFreeName(transaction, user, { name: found.name, exceptId: id })
      await updateCollection(transaction, id, { deletedAt: null })
    }
    return requireCollection(transaction, user, id)
  })
}

/** Permanently deletes collections past their retention period. */
export async function purgeCollections({ db, clock }: Pick<StylistDeps, 'db' | 'clock'>): Promise<void> {
  await purgeCollectionRows(db, retentionCutoff(clock.now()))
}
