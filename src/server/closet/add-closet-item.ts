import type { ClosetItem, NewClosetItem } from '../../contract/closet.ts'
import type { Upload } from '../http/upload.ts'
import type { User } from '../http/user-of-request.ts'
import type { PictureNeeds } from '../images/keep-picture.ts'
import { storePhoto } from '../images/store-photo.ts'
import { newPhotoCutOut } from './pending-cut-outs.ts'
import { storeNewItem } from './store-new-item.ts'

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
  return storePhoto(needs, user, photo, async (transaction, picture) => {
    const cutOut = await newPhotoCutOut(transaction, user)
    return storeNewItem(transaction, user, { ...item, ...cutOut, createdAt: needs.clock.now() }, picture)
  })
}
