import type { WishlistItem } from '../../contract/wishlist.ts'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import { findWish } from './wishlist-store.ts'

/**
 * One of the user's own wishes. Wishes of others do not exist for them.
 * @throws AppError wish_not_found
 */
export async function requireWish(
  db: Database,
  user: User,
  id: string,
  purpose: 'to read' | 'to change' = 'to read',
): Promise<WishlistItem> {
  const wish = await findWish(db, user.id, id, purpose)
  if (wish === null) throw new AppError('wish_not_found')
  return wish
}
