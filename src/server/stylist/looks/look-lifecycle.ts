import type { OutfitRecommendation } from '../../../contract/stylist/looks.ts'
import type { OutfitCuration } from '../../../contract/stylist/stylist.ts'
import { retentionCutoff } from '../../db/retention-period.ts'
import type { Database } from '../../db/open-database.ts'
import { restoreRow } from '../../db/restore-row.ts'
import type { Purpose } from '../../db/row-lock.ts'
import { AppError } from '../../http/app-error.ts'
import type { RejectStale } from '../../http/entity-tag.ts'
import type { User } from '../../http/user-of-request.ts'
import { releasePictures } from '../../images/image-rows.ts'
import { setSharePagesUp } from '../../sharing/share-store.ts'
import { findCuration, updateCuration, purgeCurationRows } from './curation-store.ts'
import { findLook, updateLook, purgeLookRows } from './look-store.ts'
import type { StylistDeps } from '../stylist-deps.ts'

type Deps = Pick<StylistDeps, 'db' | 'clock'>

/**
 * Finds one of the user's own curations. Other users' curations are not found.
 * @throws AppError look_not_found
 */
export async function requireCuration(
  db: Database,
  user: User,
  id: string,
  purpose: Purpose = 'to read',
): Promise<OutfitCuration> {
  return found(await findCuration(db, user.id, id, purpose))
}

/**
 * Finds one of the looks that the user created.
 * @throws AppError look_not_found
 */
export async function requireLook(
  db: Database,
  user: User,
  id: string,
  purpose: Purpose = 'to read',
): Promise<OutfitRecommendation> {
  return found(await findLook(db, user.id, id, purpose))
}

function found<T>(look: T | null): T {
  if (look === null) throw new AppError('look_not_found')
  return look
}

/**
 * Soft-deletes a look that the user created. Its row and pictures stay for the retention period, so it can be restored.
 * Until then, the pages of its shares are hidden.
 * @throws AppError look_not_found, changed_meanwhile
 */
export async function removeLook(
  { db, clock }: StylistDeps,
  user: User,
  id: string,
  rejectStale: RejectStale,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    rejectStale(await requireLook(transaction, user, id, 'to change'))
    await updateLook(transaction, user.id, id, { deletedAt: clock.now() })
    await setSharePagesUp(transaction, user.id, id, false)
  })
}

/**
 * Soft-deletes a curation. Its row and versions stay for the retention period, so it can be restored. Until then, the
 * pages of its shares are hidden.
 * @throws AppError look_not_found, changed_meanwhile
 */
export async function removeCuration(
  { db, clock }: StylistDeps,
  user: User,
  id: string,
  rejectStale: RejectStale,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    rejectStale(await requireCuration(transaction, user, id, 'to change'))
    await updateCuration(transaction, user.id, id, { deletedAt: clock.now() })
    await setSharePagesUp(transaction, user.id, id, false)
  })
}

/**
 * Restores a deleted look that the user created. Idempotent: an existing look is returned unchanged, so Undo may be
 * retried.
 * @throws AppError look_not_found
 */
export function restoreLook({ db, clock }: Deps, user: User, id: string): Promise<OutfitRecommendation> {
  return db.transaction().execute(async (transaction) => {
    await restoreRow(transaction, 'outfitRecommendations', { id, userId: user.id, now: clock.now() })
    await setSharePagesUp(transaction, user.id, id, true)
    return requireLook(transaction, user, id)
  })
}

/**
 * Restores a deleted curation with all its versions. Idempotent, like for a look.
 * @throws AppError look_not_found
 */
export function restoreCuration({ db, clock }: Deps, user: User, id: string): Promise<OutfitCuration> {
  return db.transaction().execute(async (transaction) => {
    await restoreRow(transaction, 'outfitCurations', { id, userId: user.id, now: clock.now() })
    await setSharePagesUp(transaction, user.id, id, true)
    return requireCuration(transaction, user, id)
  })
}

/** Permanently deletes looks and curations past their retention period, and releases their pictures. */
export async function purgeLooks({ db, clock }: Deps): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const before = retentionCutoff(clock.now())
    const ofLooks = await purgeLookRows(transaction, before)
    await releasePictures(transaction, [...ofLooks, await purgeCurationRows(transaction, before)])
  })
}
