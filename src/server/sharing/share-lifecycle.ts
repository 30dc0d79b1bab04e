import type { Database } from '../db/open-database.ts'
import type { Purpose } from '../db/row-lock.ts'
import { AppError } from '../http/app-error.ts'
import type { RejectStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import { releasePictures } from '../images/image-rows.ts'
import { findShare, deleteShare, type Share } from './share-store.ts'
import type { SharingDeps } from './sharing-deps.ts'
import { toOutfitShare } from './to-outfit-share.ts'

/**
 * Finds one of the user's own shares. Other users' shares are not found.
 * @throws AppError share_not_found
 */
export async function requireShare(
  db: Database,
  user: User,
  id: string,
  purpose: Purpose = 'to read',
): Promise<Share> {
  const share = await findShare(db, user.id, id, purpose)
  if (share === null) throw new AppError('share_not_found')
  return share
}

/**
 * Deletes one of the user's shares, with its page and image.
 * @throws AppError share_not_found, changed_meanwhile
 */
export async function removeShare(
  deps: SharingDeps,
  user: User,
  id: string,
  rejectStale: RejectStale,
): Promise<void> {
  await deps.db.transaction().execute(async (transaction) => {
    const share = await requireShare(transaction, user, id, 'to change')
    rejectStale(toOutfitShare(deps, share))
    await deleteShare(transaction, user.id, id)
    const shown = share.plate?.pieces.map(({ picture }) => picture) ?? []
    await releasePictures(transaction, shown)
  })
}
