import type { ClosetItem, NewClosetItem } from '../../contract/closet.ts'
import type { Database } from '../db/open-database.ts'
import type { User } from '../http/user-of-request.ts'
import type { Clock } from '../ports/clock.ts'
import { seenInUpload } from './seen-in-photo.ts'
import { newPhotoCutOut } from './pending-cut-outs.ts'
import { storeNewItem } from './store-new-item.ts'
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
    const url = await takePhoto(transaction, user, photoId, createdAt)
    const seenInPhoto = await seenInUpload(transaction, photoId)
    const cutOut = await newPhotoCutOut(transaction, user)
    const facts = { ...item, ...cutOut, seenInPhoto, createdAt }
    return storeNewItem(transaction, user, facts, { key: photoId, url })
  })
}
