import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import { dropWaitingImage } from '../images/image-rows.ts'

/**
 * Releases a photo that no piece shows; the next cleanup job deletes its files.
 * @throws AppError photo_not_found
 */
export async function discardClosetPhoto(
  { db }: { db: Database },
  user: User,
  photoId: string,
): Promise<void> {
  if (!(await dropWaitingImage(db, user.id, photoId))) throw new AppError('photo_not_found')
}
