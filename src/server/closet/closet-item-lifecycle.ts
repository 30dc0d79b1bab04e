import type { ClosetItem } from '../../contract/closet/closet.ts'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { RejectStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import { releaseImages } from '../images/image-rows.ts'
import type { Clock } from '../ports/clock.ts'
import {
  findClosetItems,
  lockPiecesInCloset,
  imageKeysOf,
  updateClosetItems,
  unmarkItemsDeleted,
  purgeItemRows,
  type Purpose,
} from './closet-store.ts'
import { softDeleteListings, restoreListings } from './listings-of-pieces.ts'
import { retentionCutoff } from '../db/retention-period.ts'

interface LifecycleDeps {
  readonly db: Database
  readonly clock: Clock
}

const NOT_ALL_THERE = 'Some of these pieces are no longer in your closet. Nothing changed.'

/**
 * Finds one piece of the user's closet that is available for this purpose. Other users' pieces are not found.
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
 * Finds several pieces of the user's closet, in the order of `ids`, without duplicates.
 * @throws AppError closet_item_not_found if one of them is not available for this purpose
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
 * Locks several pieces of the user's own closet (with `to wear` also borrowed ones) until the transaction ends. Returns
 * their archiving times by id.
 * @throws AppError closet_item_not_found if one of them is missing
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

/**
 * Rejects a stale change of a piece. Ignores a cut-out that the background job has added since, because it is not the
 * user's change.
 * @throws AppError changed_meanwhile
 */
export async function rejectStaleItem(
  transaction: Database,
  item: ClosetItem,
  rejectStale: RejectStale,
): Promise<void> {
  const { cutOutState } = await imageKeysOf(transaction, item.userId, item.id)
  rejectStale(item, ...(cutOutState === 'done' ? [{ ...item, cutOut: null }] : []))
}

/**
 * Soft-deletes a piece and takes its listing down. Rows and photos stay for the retention period, so both can be
 * restored.
 * @throws AppError closet_item_not_found, changed_meanwhile
 */
export async function removeClosetItem(
  { db, clock }: LifecycleDeps,
  user: User,
  id: string,
  rejectStale: RejectStale,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const item = await requireClosetItem(transaction, user, id, 'to change')
    await rejectStaleItem(transaction, item, rejectStale)
    await markDeleted(transaction, user, [id], clock.now())
  })
}

/**
 * Soft-deletes several pieces and takes their listings down, all or none.
 * @throws AppError closet_item_not_found if one of them is missing
 */
export async function removeClosetItems(
  { db, clock }: LifecycleDeps,
  user: User,
  ids: readonly string[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await requirePiecesToChange(transaction, user, ids)
    await markDeleted(transaction, user, ids, clock.now())
  })
}

async function markDeleted(
  transaction: Database,
  user: User,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  await softDeleteListings(transaction, user.id, ids, at)
  await updateClosetItems(transaction, user.id, ids, { deletedAt: at, updatedAt: at })
}

/**
 * Restores a deleted piece, with the listing that was taken down with it. Idempotent: a piece in the closet is returned
 * unchanged, so Undo may be retried.
 * @throws AppError closet_item_not_found, changed_meanwhile
 */
export async function restoreClosetItem(
  { db, clock }: LifecycleDeps,
  user: User,
  id: string,
  rejectStale: RejectStale,
): Promise<ClosetItem> {
  return db.transaction().execute(async (transaction) => {
    await unmarkDeleted(transaction, user, [id], clock.now())
    const item = await requireClosetItem(transaction, user, id, 'to read own')
    // Compares the restored piece; an error rolls the transaction back.
    await rejectStaleItem(transaction, item, rejectStale)
    return item
  })
}

/**
 * Restores deleted pieces with their listings, all or none. Idempotent, like for one piece.
 * @throws AppError closet_item_not_found if one of them was deleted permanently
 */
export async function restoreClosetItems(
  { db, clock }: LifecycleDeps,
  user: User,
  ids: readonly string[],
): Promise<ClosetItem[]> {
  return db.transaction().execute(async (transaction) => {
    await unmarkDeleted(transaction, user, ids, clock.now())
    return requireClosetItems(transaction, user, ids)
  })
}

async function unmarkDeleted(
  transaction: Database,
  user: User,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  const since = retentionCutoff(at)
  await restoreListings(transaction, user.id, ids, since)
  await unmarkItemsDeleted(transaction, user.id, ids, { since, at })
}

/** Permanently deletes pieces past their retention period, and releases their photos. */
export async function purgeClosetItems({ db, clock }: LifecycleDeps): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const imageKeys = await purgeItemRows(transaction, retentionCutoff(clock.now()))
    await releaseImages(transaction, imageKeys)
  })
}
