import { randomBytes } from 'node:crypto'
import type { Database } from '../db/open-database.ts'
import type { JsonObject } from '../db/tables/table-values.ts'
import { outsideUnitOfWork } from '../db/unit-of-work.ts'
import type { User } from '../http/user-of-request.ts'
import type { WorkQueue } from '../http/limits/work-queue.ts'
import type { Clock } from '../ports/clock.ts'
import type { ImageKey, ImageStore } from '../ports/image-store.ts'
import type { PreparedPicture } from './encode-webp.ts'
import { reserveImage, confirmImage, deleteImageRow, isIncoming, lookOfFile } from './image-rows.ts'
import { pictureAddress } from './picture-address.ts'

export interface PictureDeps {
  readonly db: Database
  readonly images: ImageStore
  readonly imageWork: WorkQueue
  readonly clock: Clock
}

/** A picture with durable files. It is kept for a day until a row shows it. */
export interface NewPicture {
  readonly key: ImageKey
  readonly url: string
}

/** Results of the photo reader. */
interface SeenOfPicture {
  /** Its thumbnail for similarity search. */
  readonly look?: string | null
  /** Facts about the garment that the network is sure of. */
  readonly seen?: JsonObject | null
}

/**
 * Stores the files of a picture: first a pending row, then the files, so that a cleanup a day later removes what a
 * crash leaves. `sha256` is of the uploaded file, `look` is for similarity search; if omitted, it is copied from an
 * earlier upload of the same file.
 */
export function storePicture(
  deps: PictureDeps,
  user: User,
  picture: PreparedPicture,
  sha256: string,
  seen: SeenOfPicture = {},
): Promise<NewPicture> {
  return outsideUnitOfWork(() => storeFiles(deps, user, picture, sha256, seen))
}

async function storeFiles(
  deps: PictureDeps,
  user: User,
  { width, height, thumbHash, files }: PreparedPicture,
  sha256: string,
  { look = null, seen = null }: SeenOfPicture,
): Promise<NewPicture> {
  const key = randomBytes(16).toString('hex')
  const row = {
    key,
    userId: user.id,
    sha256,
    width,
    height,
    thumbHash,
    seen,
    look: look ?? (await lookOfFile(deps.db, user.id, sha256)),
    createdAt: deps.clock.now(),
  }
  await reserveImage(deps.db, row, files)
  try {
    await deps.images.save(key, files)
  } catch (error) {
    await undoFiles(deps, key)
    throw error
  }
  return { key, url: pictureAddress(key, width) }
}

/**
 * Stores a picture together with the row that shows it: its files, then `show` and the confirmation in one
 * transaction; a failure undoes the earlier steps.
 */
export async function storeShownPicture<T>(
  deps: PictureDeps,
  user: User,
  picture: PreparedPicture,
  sha256: string,
  show: (transaction: Database, kept: NewPicture) => Promise<T>,
): Promise<T> {
  const kept = await storePicture(deps, user, picture, sha256)
  try {
    return await deps.db.transaction().execute(async (transaction) => {
      await confirmImage(transaction, kept.key)
      return show(transaction, kept)
    })
  } catch (error) {
    await undoFiles(deps, kept.key)
    throw error
  }
}

// A commit without a response may still have happened: only what is not stored is undone. If this fails too, the
// cleanup does it later; the first failure is reported.
async function undoFiles({ db, images }: PictureDeps, key: ImageKey): Promise<void> {
  try {
    if (!(await isIncoming(db, key))) return
    await images.remove(key)
    await deleteImageRow(db, key)
  } catch {
    // The original failure is reported instead.
  }
}
