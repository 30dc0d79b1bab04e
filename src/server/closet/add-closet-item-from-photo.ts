import type { ClosetItem, NewClosetItem } from '../../contract/closet.ts'
import type { Database } from '../db/open-database.ts'
import { newId } from '../db/new-id.ts'
import type { User } from '../http/user-of-request.ts'
import type { Clock } from '../ports/clock.ts'
import { insertClosetItems } from './closet-store.ts'
import { requireClosetItem } from './require-closet-item.ts'
import { takePhoto } from './take-photo.ts'

/**
 * Adds a piece with a photo that was uploaded ahead of it.
 * @throws AppError photo_not_found
 */
export async function addClosetItemFromPhoto(
  { db, clock }: { db: Database; clock: Clock },
  user: User,
  { photoId, ...item }: NewClosetItem & { photoId: string },
): Promise<ClosetItem> {
  const createdAt = clock.now()
  return db.transaction().execute(async (transaction) => {
    const imageUrl = await takePhoto(transaction, user, photoId, createdAt)
    const row = { ...item, id: newId(), userId: user.id, imageKey: photoId, imageUrl, createdAt }
    await insertClosetItems(transaction, [row])
    return requireClosetItem(transaction, user, row.id)
  })
}
