import type { CutOutsInProgress } from '../../../contract/closet/cut-outs.ts'
import type { Database } from '../../db/open-database.ts'
import type { User } from '../../http/user-of-request.ts'
import type { ImageKey } from '../../ports/image-store.ts'
import { removesBackgrounds } from '../../user/profile-store.ts'
import { requireClosetItems } from '../closet-item-lifecycle.ts'

export interface PendingCutOut {
  readonly id: string
  readonly userId: string
  readonly imageKey: ImageKey
  /** Width of the stored photo in pixels. */
  readonly width: number
  readonly sha256: string
  /** Number of earlier attempts. */
  readonly attempts: number
}

/** Columns of a piece with a new photo: a pending cut-out, unless the user's settings disable it. */
export async function newPhotoCutOut(db: Database, user: User) {
  const isWanted = await removesBackgrounds(db, user)
  return { cutOutState: isWanted ? ('pending' as const) : null, cutOutAttempts: 0 }
}

/** Lists the pieces with a pending cut-out, and those with a photo that could not be cut out well. */
export async function listCutOuts(db: Database, user: User): Promise<CutOutsInProgress> {
  const rows = await db
    .selectFrom('closetItems')
    .select(['id', 'cutOutState'])
    .where('userId', '=', user.id)
    .where('cutOutState', 'in', ['pending', 'unclear'])
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute()
  const inState = (state: 'pending' | 'unclear') =>
    rows.filter(({ cutOutState }) => cutOutState === state).map(({ id }) => id)
  return { pending: inState('pending'), unclear: inState('unclear') }
}

/**
 * Requests cut-outs of several pieces in the background. Skips drawings and pieces with a cut-out. Resolves with the
 * ids of the others.
 * @throws AppError closet_item_not_found if one of them is missing
 */
export async function requestCutOuts(
  db: Database,
  user: User,
  ids: readonly string[],
): Promise<{ pending: string[] }> {
  return db.transaction().execute(async (transaction) => {
    const items = await requireClosetItems(transaction, user, ids, 'to change')
    const pending = items.filter(({ picture, cutOut }) => picture && !cutOut).map(({ id }) => id)
    if (pending.length === 0) return { pending }
    await transaction
      .updateTable('closetItems')
      .set({ cutOutState: 'pending', cutOutAttempts: 0 })
      .where('id', 'in', pending)
      .execute()
    return { pending }
  })
}

/** Cancels the pending cut-outs of these pieces. */
export async function cancelCutOuts(db: Database, user: User, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('closetItems')
    .set({ cutOutState: null })
    .where('userId', '=', user.id)
    .where('id', 'in', ids)
    .where('cutOutState', '=', 'pending')
    .execute()
}

/** Finds the next pending cut-out, newest piece first; null if there is none. */
export async function nextPendingCutOut(db: Database): Promise<PendingCutOut | null> {
  const row = await db
    .selectFrom('closetItems')
    .innerJoin('storedImages as photo', 'photo.key', 'closetItems.imageKey')
    .select(['closetItems.id', 'closetItems.userId', 'closetItems.cutOutAttempts as attempts'])
    .select(['photo.key as imageKey', 'photo.width', 'photo.sha256'])
    .where('closetItems.cutOutState', '=', 'pending')
    .where('closetItems.deletedAt', 'is', null)
    .orderBy('closetItems.createdAt', 'desc')
    .orderBy('closetItems.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Stores the number of attempts. Called before an attempt, so one that ends the process counts too. */
export async function setAttempts(db: Database, { id }: PendingCutOut, attempts: number): Promise<void> {
  await db.updateTable('closetItems').set({ cutOutAttempts: attempts }).where('id', '=', id).execute()
}

/** Marks a photo as not cut out well, unless it was replaced or its cut-out was canceled. */
export async function markUnclear(db: Database, { id, imageKey }: PendingCutOut): Promise<void> {
  await db
    .updateTable('closetItems')
    .set({ cutOutState: 'unclear' })
    .where('id', '=', id)
    .where('imageKey', '=', imageKey)
    .where('cutOutState', '=', 'pending')
    .execute()
}
