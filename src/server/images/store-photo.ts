import { randomBytes } from 'node:crypto'
import type { Database } from '../db/open-database.ts'
import type { Upload } from '../http/upload.ts'
import type { User } from '../http/user-of-request.ts'
import type { WorkQueue } from '../http/work-queue.ts'
import type { Clock } from '../ports/clock.ts'
import type { ImageKey, ImageStore } from '../ports/image-store.ts'
import { announceImage, confirmImage, forgetImage, isIncoming } from './image-rows.ts'
import { pictureAddress } from './picture-address.ts'
import { preparePhoto } from './prepare-photo.ts'

export interface PhotoNeeds {
  readonly db: Database
  readonly images: ImageStore
  readonly imageWork: WorkQueue
  readonly clock: Clock
}

/**
 * Stores an uploaded photo together with the row that shows it: refuse first, then announce, then the files, then
 * `show` and the confirmation in one transaction; a failure undoes what came before it, and what a crash leaves
 * is swept an hour later by its announcement.
 * @throws AppError with what is wrong with the photo; then nothing is kept.
 */
export async function storePhoto<T>(
  needs: PhotoNeeds,
  user: User,
  photo: Upload,
  show: (transaction: Database, image: { key: ImageKey; url: string }) => Promise<T>,
): Promise<T> {
  const { width, height, thumbHash, files } = await needs.imageWork.run(() => preparePhoto(photo))
  const key = randomBytes(16).toString('hex')
  await announceImage(needs.db, {
    key,
    userId: user.id,
    sha256: photo.sha256,
    width,
    height,
    thumbHash,
    widths: files.map((file) => file.width),
    byteSize: files.reduce((sum, file) => sum + file.bytes.length, 0),
    createdAt: needs.clock.now(),
  })
  try {
    await needs.images.save(key, files)
    return await needs.db.transaction().execute(async (transaction) => {
      await confirmImage(transaction, key)
      return show(transaction, { key, url: pictureAddress(key, width) })
    })
  } catch (error) {
    // Where this fails too, the sweep does it later; the first failure is the one to tell.
    await discard(needs, key).catch(() => undefined)
    throw error
  }
}

// A commit that was not answered may still have happened: only what is not stored is undone.
async function discard({ db, images }: PhotoNeeds, key: ImageKey): Promise<void> {
  if (!(await isIncoming(db, key))) return
  await images.remove(key)
  await forgetImage(db, key)
}
