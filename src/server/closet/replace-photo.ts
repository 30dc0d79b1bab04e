import type { Database } from '../db/open-database.ts'
import type { User } from '../http/user-of-request.ts'
import { releaseImages } from '../images/image-rows.ts'
import { imageKeysOf, updateClosetItems } from './closet-store.ts'
import { seenInUpload } from './seen-in-photo.ts'
import { newPhotoCutOut } from './pending-cut-outs.ts'
import { takePhoto } from './take-photo.ts'

/**
 * Shows an uploaded photo in place of the piece's own; that one and its cut-out are given up, and the
 * background of the new one is removed if the user's settings say so. In the transaction
 * that changes the piece.
 * @throws AppError photo_not_found
 */
export async function replacePhoto(
  transaction: Database,
  user: User,
  { id, photoId, at }: { id: string; photoId: string; at: Date },
): Promise<void> {
  const former = await imageKeysOf(transaction, user.id, id)
  const imageUrl = await takePhoto(transaction, user, photoId, at)
  await updateClosetItems(transaction, user.id, [id], {
    imageKey: photoId,
    imageUrl,
    cutOutKey: null,
    seenInPhoto: await seenInUpload(transaction, photoId),
    ...(await newPhotoCutOut(transaction, user)),
    updatedAt: at,
  })
  await releaseImages(
    transaction,
    [former.imageKey, former.cutOutKey].filter((key) => key !== null),
  )
}
