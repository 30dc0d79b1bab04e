import { HANDOVER_PHOTOS_MAX, type Sale } from '../../../contract/sales.ts'
import { claimPhoto } from '../../closet/photos/uploaded-photos.ts'
import type { Database } from '../../db/open-database.ts'
import { AppError } from '../../http/app-error.ts'
import type { RejectStale } from '../../http/entity-tag.ts'
import type { User } from '../../http/user-of-request.ts'
import type { Clock } from '../../ports/clock.ts'
import { lockSale, requireSale } from './sale-store.ts'

/**
 * Adds an uploaded photo to an accepted or done sale. It can't be removed, because it is evidence for both sides.
 * Idempotent.
 * @throws AppError sale_not_found, changed_meanwhile, photo_not_found, sale_moved_on, too_many_handover_photos
 */
export async function addHandoverPhoto(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  user: User,
  { id, photoId }: { readonly id: string; readonly photoId: string },
  rejectStale: RejectStale,
): Promise<Sale> {
  return db.transaction().execute(async (transaction) => {
    const { row, role } = await lockSale(transaction, user, id, rejectStale)
    if (row.state !== 'accepted' && row.state !== 'done') throw new AppError('sale_moved_on')
    const photos = await transaction.selectFrom('salePhotos').selectAll().where('saleId', '=', id).execute()
    if (photos.some(({ imageKey, addedBy }) => imageKey === photoId && addedBy === role))
      return requireSale(transaction, user, id)
    const own = photos.filter(({ shows, addedBy }) => shows === 'handover' && addedBy === role)
    if (own.length >= HANDOVER_PHOTOS_MAX) throw new AppError('too_many_handover_photos')
    const createdAt = clock.now()
    await claimPhoto(transaction, user, photoId, createdAt)
    const photo = { saleId: id, imageKey: photoId, shows: 'handover', addedBy: role, createdAt } as const
    await transaction
      .insertInto('salePhotos')
      .values({ ...photo, place: photos.length })
      .execute()
    return requireSale(transaction, user, id)
  })
}
