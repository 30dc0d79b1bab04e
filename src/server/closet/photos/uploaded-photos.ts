import type { Database } from '../../db/open-database.ts'
import { AppError } from '../../http/app-error.ts'
import type { User } from '../../http/user-of-request.ts'
import { claimWaitingImage, releaseWaitingImage } from '../../images/image-rows.ts'
import { oldestClaimable } from '../../images/purge-images.ts'

/**
 * Claims an uploaded photo for a piece, in the transaction that stores the piece. Resolves with its URL.
 * @throws AppError photo_not_found if it isn't the user's, is claimed already or has expired
 */
export async function claimPhoto(
  transaction: Database,
  user: User,
  photoId: string,
  at: Date,
): Promise<string> {
  const imageUrl = await claimWaitingImage(transaction, user.id, photoId, oldestClaimable(at))
  if (imageUrl === null) throw new AppError('photo_not_found')
  return imageUrl
}

/**
 * Releases a photo that no piece shows; the next cleanup job deletes its files.
 * @throws AppError photo_not_found
 */
export async function discardClosetPhoto(
  { db }: { db: Database },
  user: User,
  photoId: string,
): Promise<void> {
  if (!(await releaseWaitingImage(db, user.id, photoId))) throw new AppError('photo_not_found')
}
