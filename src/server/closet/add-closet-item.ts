import type { ClosetItem, NewClosetItem } from '../../contract/closet.ts'
import { newId } from '../db/new-id.ts'
import type { Upload } from '../http/upload.ts'
import type { User } from '../http/user-of-request.ts'
import type { PictureNeeds } from '../images/keep-picture.ts'
import { storePhoto } from '../images/store-photo.ts'
import { insertClosetItems } from './closet-store.ts'
import { requireClosetItem } from './require-closet-item.ts'

/**
 * Adds a piece with its photo to the closet.
 * @throws AppError with what is wrong with the photo; then nothing is stored.
 */
export async function addClosetItem(
  needs: PictureNeeds,
  user: User,
  item: NewClosetItem,
  photo: Upload,
): Promise<ClosetItem> {
  return storePhoto(needs, user, photo, async (transaction, image) => {
    const createdAt = needs.clock.now()
    const row = { ...item, id: newId(), userId: user.id, imageKey: image.key, imageUrl: image.url, createdAt }
    await insertClosetItems(transaction, [row])
    return requireClosetItem(transaction, user, row.id)
  })
}
