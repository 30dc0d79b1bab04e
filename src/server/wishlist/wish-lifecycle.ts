import type { WishlistItem } from '../../contract/wishlist.ts'
import type { LinkDeps } from '../closet/links/link-deps.ts'
import { retentionCutoff } from '../db/retention-period.ts'
import type { Database } from '../db/open-database.ts'
import { restoreRow } from '../db/restore-row.ts'
import type { Purpose } from '../db/row-lock.ts'
import { AppError } from '../http/app-error.ts'
import type { RejectStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import { releaseImages } from '../images/image-rows.ts'
import { findWish, updateWish, purgeWishRows } from './wishlist-store.ts'

/**
 * Finds one of the user's own wishes. Other users' wishes are not found.
 * @throws AppError wish_not_found
 */
export async function requireWish(
  db: Database,
  user: User,
  id: string,
  purpose: Purpose = 'to read',
): Promise<WishlistItem> {
  const wish = await findWish(db, user.id, id, purpose)
  if (wish === null) throw new AppError('wish_not_found')
  return wish
}

/**
 * Soft-deletes a wish. Its row, price alert and picture stay for the retention period, so it can be restored.
 * @throws AppError wish_not_found, changed_meanwhile
 */
export async function removeWish(
  { db, clock }: Pick<LinkDeps, 'db' | 'clock'>,
  user: User,
  id: string,
  rejectStale: RejectStale,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    rejectStale(await requireWish(transaction, user, id, 'to change'))
    await updateWish(transaction, id, { deletedAt: clock.now() })
  })
}

/**
 * Restores a deleted wish with its price alert. Idempotent: an existing wish is returned unchanged, so Undo may be
 * retried.
 * @throws AppError wish_not_found
 */
export async function restoreWish(
  { db, clock }: Pick<LinkDeps, 'db' | 'clock'>,
  user: User,
  id: string,
): Promise<WishlistItem> {
  return db.transaction().execute(async (transaction) => {
    await restoreRow(transaction, 'wishlistItems', { id, userId: user.id, now: clock.now() })
    return requireWish(transaction, user, id)
  })
}

/** Permanently deletes wishes past their retention period, and releases their pictures. */
export async function purgeWishes({ db, clock }: Pick<LinkDeps, 'db' | 'clock'>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await releaseImages(transaction, await purgeWishRows(transaction, retentionCutoff(clock.now())))
  })
}
