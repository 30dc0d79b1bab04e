import type { ClosetItem } from '../../../contract/closet/closet.ts'
import type { Database } from '../../db/open-database.ts'
import { AppError } from '../../http/app-error.ts'
import type { RejectStale } from '../../http/entity-tag.ts'
import type { User } from '../../http/user-of-request.ts'
import { releaseImages, sha256OfImage } from '../../images/image-rows.ts'
import { storeShownPicture, type PictureDeps } from '../../images/store-picture.ts'
import { makeCutOut } from '../../images/make-cut-out.ts'
import type { Clock } from '../../ports/clock.ts'
import { imageKeysOf, updateClosetItems } from '../closet-store.ts'
import { rejectStaleItem, requireClosetItem } from '../closet-item-lifecycle.ts'

/**
 * Cuts the garment out of its photo and stores the cut-out in addition to it.
 * @throws AppError no_photo, photo_lost, cut_out_unclear, closet_item_not_found; changed_meanwhile if the photo was
 * replaced
 */
export async function cutOutClosetItem(
  deps: PictureDeps,
  user: User,
  id: string,
  rejectStale: RejectStale,
): Promise<ClosetItem> {
  const item = await requireClosetItem(deps.db, user, id, 'to read own')
  await rejectStaleItem(deps.db, item, rejectStale)
  const { imageKey } = await imageKeysOf(deps.db, user.id, id)
  const width = item.picture?.width
  if (imageKey === null || width === undefined) throw new AppError('no_photo')
  const cut = await deps.imageWork.run(() => makeCutOut(deps.images, imageKey, width))
  if (!cut) throw new AppError('cut_out_unclear')
  const sha256 = await sha256OfImage(deps.db, imageKey)
  return storeShownPicture(deps, user, cut, sha256, async (transaction, kept) => {
    await requireClosetItem(transaction, user, id, 'to change')
    const now = await imageKeysOf(transaction, user.id, id)
    if (now.imageKey !== imageKey) throw new AppError('changed_meanwhile')
    const updatedAt = deps.clock.now()
    await updateClosetItems(transaction, user.id, [id], { cutOutKey: kept.key, cutOutState: null, updatedAt })
    if (now.cutOutKey !== null) await releaseImages(transaction, [now.cutOutKey])
    return requireClosetItem(transaction, user, id)
  })
}

/**
 * Releases a piece's cut-out, if it has one.
 * @throws AppError closet_item_not_found, changed_meanwhile
 */
export async function removeCutOut(
  { db, clock }: { db: Database; clock: Clock },
  user: User,
  id: string,
  rejectStale: RejectStale,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const item = await requireClosetItem(transaction, user, id, 'to change')
    await rejectStaleItem(transaction, item, rejectStale)
    const { cutOutKey } = await imageKeysOf(transaction, user.id, id)
    if (cutOutKey === null) return
    const updatedAt = clock.now()
    await updateClosetItems(transaction, user.id, [id], { cutOutKey: null, cutOutState: null, updatedAt })
    await releaseImages(transaction, [cutOutKey])
  })
}
