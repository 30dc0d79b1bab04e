import type { Database } from '../db/open-database.ts'
import type { Upload } from '../http/upload.ts'
import type { User } from '../http/user-of-request.ts'
import { keepShownPicture, type KeptPicture, type PictureNeeds } from './keep-picture.ts'
import { preparePhoto } from './prepare-photo.ts'

/**
 * Stores an uploaded photo together with the row that shows it.
 * @throws AppError with the photo's error; then nothing is stored.
 */
export async function storePhoto<T>(
  needs: PictureNeeds,
  user: User,
  photo: Upload,
  show: (transaction: Database, image: KeptPicture) => Promise<T>,
): Promise<T> {
  const prepared = await needs.imageWork.run(() => preparePhoto(photo))
  return keepShownPicture(needs, user, prepared, photo.sha256, show)
}
