import { createHash } from 'node:crypto'
import { sql, type Insertable } from 'kysely'
import type { Database } from '../db/open-database.ts'
import type { Tables } from '../db/tables/tables.ts'
import type { ImageFile, ImageKey } from '../ports/image-store.ts'
import { keysOfAddresses, pictureAddress } from './picture-address.ts'
import { picturesInOutfits } from './pictures-in-outfits.ts'

/**
 * Inserts the pending row of a picture before its files are written. Committed separately, so that a crash leaves a
 * record of it.
 */
export async function reserveImage(
  db: Database,
  image: Omit<Insertable<Tables['storedImages']>, 'widths' | 'byteSize' | 'fileHashes'>,
  files: readonly ImageFile[],
): Promise<void> {
  const widths = files.map(({ width }) => width)
  const byteSize = files.reduce((sum, { bytes }) => sum + bytes.length, 0)
  await db
    .insertInto('storedImages')
    .values({ ...image, widths, byteSize, fileHashes: fileHashesOf(files) })
    .execute()
}

/** Confirms that the files of a picture are durable; in the transaction that stores the row that shows it. */
export async function confirmImage(db: Database, key: ImageKey): Promise<void> {
  await db.updateTable('storedImages').set({ state: 'stored' }).where('key', '=', key).execute()
}

/**
 * Releases pictures that no row shows any more; pictures that another row shows stay.
 * The next cleanup deletes their files.
 */
export async function releaseImages(db: Database, keys: readonly ImageKey[]): Promise<void> {
  if (keys.length === 0) return
  const hidden = await imagesOfNothing(db, keys)
  if (hidden.length === 0) return
  const userIds = [...new Set(hidden.map((image) => image.userId))]
  const inOutfits = await picturesInOutfits(db, userIds)
  const ofPeople = await profilePictures(db, userIds)
  const unwanted = hidden
    .map((image) => image.key)
    .filter((key) => !inOutfits.has(key) && !ofPeople.includes(key))
  if (unwanted.length === 0) return
  await db.updateTable('storedImages').set({ state: 'unwanted' }).where('key', 'in', unwanted).execute()
}

async function profilePictures(db: Database, userIds: readonly string[]): Promise<ImageKey[]> {
  const people = await db.selectFrom('users').select('profileImage').where('id', 'in', userIds).execute()
  return people.flatMap(({ profileImage }) => keysOfAddresses(profileImage ?? ''))
}

// Each row that shows a picture must be named here.
const shownBy = [
  ['closetItems', 'imageKey'],
  ['closetItems', 'cutOutKey'],
  ['wishlistItems', 'pictureKey'],
  ['marketplaceItems', 'imageKey'],
  ['listingPhotos', 'imageKey'],
  ['salePhotos', 'imageKey'],
  ['sales', 'pieceImageKey'],
] as const

function imagesOfNothing(db: Database, keys: readonly ImageKey[]) {
  const isShown = shownBy.map(
    ([table, column]) =>
      sql<boolean>`exists (
        select 1 from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = ${sql.ref('storedImages.key')})`,
  )
  return db
    .selectFrom('storedImages')
    .select(['key', 'userId'])
    .where('key', 'in', keys)
    .where(({ not, or }) => not(or(isShown)))
    .execute()
}

/**
 * Claims an uploaded picture that no row shows yet, in the transaction that stores the row that shows it.
 * Resolves with its address; null if there is none, or it was uploaded before `since`.
 */
export async function claimWaitingImage(
  db: Database,
  userId: string,
  key: ImageKey,
  since: Date,
): Promise<string | null> {
  const taken = await waitingImage(db, userId, key)
    .set({ state: 'stored' })
    .where('createdAt', '>=', since)
    .returning('width')
    .executeTakeFirst()
  return taken ? pictureAddress(key, taken.width) : null
}

/** Releases an uploaded picture that no row shows. False if there is none. */
export async function releaseWaitingImage(db: Database, userId: string, key: ImageKey): Promise<boolean> {
  const dropped = await waitingImage(db, userId, key).set({ state: 'unwanted' }).executeTakeFirst()
  return dropped.numUpdatedRows === 1n
}

function waitingImage(db: Database, userId: string, key: ImageKey) {
  return db
    .updateTable('storedImages')
    .where('key', '=', key)
    .where('userId', '=', userId)
    .where('state', '=', 'incoming')
}

/** Deletes the row of a picture after its files, unless it was stored in the meantime. */
export async function deleteImageRow(db: Database, key: ImageKey): Promise<void> {
  await db.deleteFrom('storedImages').where('key', '=', key).where('state', '!=', 'stored').execute()
}

/** True while a picture is pending. */
export async function isIncoming(db: Database, key: ImageKey): Promise<boolean> {
  const row = await db.selectFrom('storedImages').select('state').where('key', '=', key).executeTakeFirst()
  return row?.state === 'incoming'
}

/** SHA-256 of the uploaded file of a stored picture. */
export async function sha256OfImage(db: Database, key: ImageKey): Promise<string> {
  const row = await db
    .selectFrom('storedImages')
    .select('sha256')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return row.sha256
}

/** The look of a picture of this user with the same file; null if there is none. */
export async function lookOfFile(db: Database, userId: string, sha256: string): Promise<string | null> {
  const row = await db
    .selectFrom('storedImages')
    .select('look')
    .where('userId', '=', userId)
    .where('sha256', '=', sha256)
    .where('look', 'is not', null)
    .executeTakeFirst()
  return row?.look ?? null
}

/** Pictures to delete: released ones, and pending ones from before `before`. */
export async function unwantedImages(db: Database, before: Date): Promise<ImageKey[]> {
  const rows = await db
    .selectFrom('storedImages')
    .select('key')
    .where(({ or, and, eb }) =>
      or([eb('state', '=', 'unwanted'), and([eb('state', '=', 'incoming'), eb('createdAt', '<', before)])]),
    )
    .execute()
  return rows.map((row) => row.key)
}

/** Releases the pictures at these addresses that a changed outfit showed, unless another row shows them. */
export async function releasePictures(transaction: Database, addresses: readonly string[]): Promise<void> {
  await releaseImages(transaction, keysOfAddresses(addresses.join(' ')))
}

/** SHA-256 of each file of a picture in hexadecimal digits, by its width. */
export function fileHashesOf(files: readonly ImageFile[]): Record<string, string> {
  return Object.fromEntries(
    files.map(({ width, bytes }) => [width, createHash('sha256').update(bytes).digest('hex')]),
  )
}
