import type { LookCollection } from '../../contract/stylist-collections.ts'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import { findCollection, listCollections } from './collection-store.ts'

/**
 * One of the user's collections that is not deleted.
 * @throws AppError collection_not_found
 */
export async function requireCollection(
  db: Database,
  user: User,
  id: string,
  purpose: 'to read' | 'to change' = 'to read',
): Promise<LookCollection> {
  const found = await findCollection(db, user.id, id, purpose)
  if (!found || found.deletedAt) throw new AppError('collection_not_found')
  const { deletedAt: _deletedAt, ...collection } = found
  return collection
}

/**
 * Rejects a name that another of the user's collections has; capital letters make no difference.
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
