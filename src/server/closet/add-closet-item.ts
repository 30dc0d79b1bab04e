import { randomBytes } from 'node:crypto'
import type { ClosetItem, NewClosetItem } from '../../contract/closet.ts'
import { newId } from '../db/new-id.ts'
import type { Database } from '../db/open-database.ts'
import type { Upload } from '../http/upload.ts'
import type { User } from '../http/user-of-request.ts'
import type { WorkQueue } from '../http/work-queue.ts'
import { pictureAddress } from '../images/picture-address.ts'
import { preparePhoto, type PreparedPhoto } from '../images/prepare-photo.ts'
import type { Clock } from '../ports/clock.ts'
import type { ImageStore } from '../ports/image-store.ts'
import { insertClosetItem } from './closet-store.ts'
import { requireClosetItem } from './require-closet-item.ts'

interface Needs {
  readonly db: Database
  readonly images: ImageStore
  readonly imageWork: WorkQueue
  readonly clock: Clock
}

/**
 * Adds a piece with its photo to the closet.
 * @throws AppError with what is wrong with the photo; then nothing is stored.
 */
export async function addClosetItem(
  needs: Needs,
  user: User,
  item: NewClosetItem,
  photo: Upload,
): Promise<ClosetItem> {
  const prepared = await needs.imageWork.run(() => preparePhoto(photo))
  const rows = newRows(user, item, photo, prepared, needs.clock.now())
  await needs.images.save(rows.image.key, prepared.files)
  try {
    await insertClosetItem(needs.db, rows)
  } catch (error) {
    await needs.images.remove(rows.image.key)
    throw error
  }
  return requireClosetItem(needs.db, user, rows.item.id)
}

function newRows(user: User, item: NewClosetItem, photo: Upload, prepared: PreparedPhoto, createdAt: Date) {
  const key = randomBytes(16).toString('hex')
  const { width, height, thumbHash, files } = prepared
  return {
    item: {
      id: newId(),
      userId: user.id,
      ...item,
      imageUrl: pictureAddress(key, width),
      createdAt,
    },
    image: {
      key,
      userId: user.id,
      sha256: photo.sha256,
      width,
      height,
      thumbHash,
      widths: files.map((file) => file.width),
      byteSize: files.reduce((sum, file) => sum + file.bytes.length, 0),
      createdAt,
    },
  }
}
