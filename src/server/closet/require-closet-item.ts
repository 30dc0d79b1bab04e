import type { ClosetItem } from '../../contract/closet.ts'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import { findClosetItems, lockPiecesInCloset, type Purpose } from './closet-store.ts'

const NOT_ALL_THERE = 'Some of these pieces are no longer in your closet. Nothing changed.'

/**
 * One piece of the user's closet, as far as it is there for this purpose. Another's piece is as absent as one that never
 * was.
 * @throws AppError closet_item_not_found
 */
export async function requireClosetItem(
  db: Database,
  user: User,
  id: string,
  purpose: Purpose = 'to read',
): Promise<ClosetItem> {
  const [item] = await findClosetItems(db, user.id, [id], purpose)
  if (!item) throw new AppError('closet_item_not_found')
  return item
}

/**
 * Several pieces of the user's closet, as far as they are there for this purpose, in the order of `ids`, each once.
 * @throws AppError closet_item_not_found when one of them is not there
 */
export async function requireClosetItems(
  db: Database,
  user: User,
  ids: readonly string[],
  purpose: Purpose = 'to read',
): Promise<ClosetItem[]> {
  const found = new Map((await findClosetItems(db, user.id, ids, purpose)).map((item) => [item.id, item]))
  return [...new Set(ids)].map((id) => {
    const item = found.get(id)
    if (!item) throw new AppError('closet_item_not_found', { message: NOT_ALL_THERE })
    return item
  })
}

/**
 * Several pieces of the user's own closet, or with `to wear` also borrowed ones, kept from changes by others until the transaction ends: by id, when each
 * was archived.
 * @throws AppError closet_item_not_found when one of them is not there
 */
export async function requirePiecesToChange(
  transaction: Database,
  user: User,
  ids: readonly string[],
  purpose: Purpose = 'to change',
): Promise<ReadonlyMap<string, { readonly archivedAt: Date | null }>> {
  const pieces = await lockPiecesInCloset(transaction, user.id, ids, purpose)
  if (ids.some((id) => !pieces.has(id)))
    throw new AppError('closet_item_not_found', { message: NOT_ALL_THERE })
  return pieces
}
