import type { CutOutsInProgress } from '../../../contract/closet-cut-outs.ts'
import type { Database } from '../../db/open-database.ts'
import type { User } from '../../http/user-of-request.ts'
import type { ImageKey } from '../../ports/image-store.ts'
import { removesBackgrounds } from '../../user/profile-store.ts'
import { requireClosetItems } from '../closet-item-lifecycle.ts'

/** A photo to cut out in the background. */
export interface PendingCutOut {
  readonly id: string
  readonly userId: string
  readonly imageKey: ImageKey
  /** Of the stored photo, in pixels. */
  readonly width: number
  readonly sha256: string
  /** How often it was begun before. */
  readonly attempts: number
}

/** What a piece with a new photo is stored with: to be cut out, unless the user's settings say otherwise. */
export async function newPhotoCutOut(db: Database, user: User) {
  const isWanted = await removesBackgrounds(db, user)
  return { cutOutState: isWanted ? ('pending' as const) : null, cutOutAttempts: 0 }
}

/** The pieces with a photo that waits to be cut out, and those with a photo that could not be cut out well. */
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
 * Has the photos of several pieces cut out in the background. Pieces without a photo of their own and those that have a
 * cut-out stay as they are. Resolves with the ids of the others.
 * @throws AppError closet_item_not_found when one of them is not there
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

/** Stops the background work for those of these pieces that still wait; the others stay as they are. */
export async function cancelCutOuts(db: Database, user: User, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('closetItems')
    .set({ cutOutState: null })
    .where('userId', '=', user.id)
    .where('id', 'in', ids)
    .where('cutOutState', '=', 'pending')
    .execute()
}

/** The next photo to cut out, the newest piece's first; null where none waits. */
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

/** Stores how often a cut-out was begun; before it begins, so that one that ends the process counts too. */
export async function setAttempts(db: Database, { id }: PendingCutOut, attempts: number): Promise<void> {
  await db.updateTable('closetItems').set({ cutOutAttempts: attempts }).where('id', '=', id).execute()
}

/** Notes that a photo could not be cut out well, unless it was replaced or is not to be cut out any more. */
export async function markUnclear(db: Database, { id, imageKey }: PendingCutOut): Promise<void> {
  await db
    .updateTable('closetItems')
    .set({ cutOutState: 'unclear' })
    .where('id', '=', id)
    .where('imageKey', '=', imageKey)
    .where('cutOutState', '=', 'pending')
    .execute()
}
