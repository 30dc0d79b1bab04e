import type { ClosetItem } from '../../contract/closet.ts'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import { findClosetItem } from './closet-store.ts'

/**
 * One piece of the user's own closet. Another's piece is as absent as one that never was.
 * `to change` keeps others from changing it until the transaction ends.
 * @throws AppError closet_item_not_found
 */
export async function requireClosetItem(
  db: Database,
  user: User,
  id: string,
  purpose: 'to read' | 'to change' = 'to read',
): Promise<ClosetItem> {
  const item = await findClosetItem(db, user.id, id, purpose)
  if (!item) throw new AppError('closet_item_not_found')
  return item
}
