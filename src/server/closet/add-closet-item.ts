import type { ClosetItem, NewClosetItem } from '../../contract/closet/closet.ts'
import { newId } from '../db/new-id.ts'
import type { Database } from '../db/open-database.ts'
import type { Upload } from '../http/uploads/read-photo-form.ts'
import type { User } from '../http/user-of-request.ts'
import { storeShownPicture, type NewPicture, type PictureDeps } from '../images/store-picture.ts'
import { preparePhoto } from '../images/prepare-photo.ts'
import type { Clock } from '../ports/clock.ts'
import { requireClosetItem } from './closet-item-lifecycle.ts'
import { insertClosetItems, type NewRow } from './closet-store.ts'
import { newPhotoCutOut } from './photos/pending-cut-outs.ts'
import { seenInUpload } from './photos/seen-in-photo.ts'
import { claimPhoto } from './photos/uploaded-photos.ts'

// A new piece takes two transactions, because files can't be rolled back. The first inserts the pending row of the
// picture, then its files are written. The second confirms the picture and inserts the piece that shows it. After a
// crash between the two, the cleanup job deletes the picture a day later. A photo that was uploaded before its piece
// needs the second transaction only.

/**
 * Adds a piece with its photo: both transactions in one request.
 * @throws AppError the photo's error; then nothing is stored
 */
export async function addClosetItem(
  deps: PictureDeps,
  user: User,
  item: NewClosetItem,
  photo: Upload,
): Promise<ClosetItem> {
  const prepared = await deps.imageWork.run(() => preparePhoto(photo))
  return storeShownPicture(deps, user, prepared, photo.sha256, async (transaction, picture) => {
    const cutOut = await newPhotoCutOut(transaction, user)
    return storeNewItem(transaction, user, { ...item, ...cutOut, createdAt: deps.clock.now() }, picture)
  })
}

/**
 * Adds a piece with a photo that was uploaded before: the second transaction only.
 * @throws AppError photo_not_found
 */
export async function addClosetItemFromPhoto(
  { db, clock }: { db: Database; clock: Clock },
  user: User,
  { photoId, ...item }: NewClosetItem & { photoId: string },
): Promise<ClosetItem> {
  const createdAt = clock.now()
  return db.transaction().execute(async (transaction) => {
    const url = await claimPhoto(transaction, user, photoId, createdAt)
    const seenInPhoto = await seenInUpload(transaction, photoId)
    const cutOut = await newPhotoCutOut(transaction, user)
    const facts = { ...item, ...cutOut, seenInPhoto, createdAt }
    return storeNewItem(transaction, user, facts, { key: photoId, url })
  })
}

/** Inserts a piece in the transaction that confirms its picture. Returns the stored piece. */
export async function storeNewItem(
  transaction: Database,
  user: User,
  facts: Omit<NewRow, 'id' | 'userId' | 'imageKey' | 'imageUrl'>,
  picture: NewPicture,
): Promise<ClosetItem> {
  const row = { ...facts, id: newId(), userId: user.id, imageKey: picture.key, imageUrl: picture.url }
  await insertClosetItems(transaction, [row])
  return requireClosetItem(transaction, user, row.id)
}
