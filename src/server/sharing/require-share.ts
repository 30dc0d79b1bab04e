import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import { findShare, type Share } from './share-store.ts'

/**
 * One of the user's own shares. Shares of others do not exist for them.
 * @throws AppError share_not_found
 */
export async function requireShare(
  db: Database,
  user: User,
  id: string,
  purpose: 'to read' | 'to change' = 'to read',
): Promise<Share> {
  const share = await findShare(db, user.id, id, purpose)
  if (share === null) throw new AppError('share_not_found')
  return share
}
