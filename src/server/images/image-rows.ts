import type { Insertable } from 'kysely'
import type { Database } from '../db/open-database.ts'
import type { Tables } from '../db/tables.ts'
import type { ImageKey } from '../ports/image-store.ts'

/** Announces a picture before its files are written. Committed by itself, so that a crash leaves a trace of it. */
export async function announceImage(db: Database, image: Insertable<Tables['storedImages']>): Promise<void> {
  await db.insertInto('storedImages').values(image).execute()
}

/** Says that the files of a picture are durable; in the transaction that stores what shows it. */
export async function confirmImage(db: Database, key: ImageKey): Promise<void> {
  await db.updateTable('storedImages').set({ state: 'stored' }).where('key', '=', key).execute()
}

/**
 * Gives pictures up that nothing shows any more; those that something else still shows stay.
 * Their files go with the next sweep.
 */
export async function releaseImages(db: Database, keys: readonly ImageKey[]): Promise<void> {
  if (keys.length === 0) return
  await db
    .updateTable('storedImages')
    .set({ state: 'unwanted' })
    .where('key', 'in', keys)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('closetItems')
            .select('closetItems.id')
            .whereRef('closetItems.imageKey', '=', 'storedImages.key'),
        ),
      ),
    )
    .execute()
}

/** Forgets a picture whose files are gone, unless it was stored in the meantime. */
export async function forgetImage(db: Database, key: ImageKey): Promise<void> {
  await db.deleteFrom('storedImages').where('key', '=', key).where('state', '!=', 'stored').execute()
}

/** True while a picture is announced and not yet stored. */
export async function isIncoming(db: Database, key: ImageKey): Promise<boolean> {
  const row = await db.selectFrom('storedImages').select('state').where('key', '=', key).executeTakeFirst()
  return row?.state === 'incoming'
}

/** True when this picture is stored and this user's own. */
export async function ownsImage(db: Database, userId: string, key: ImageKey): Promise<boolean> {
  const row = await db
    .selectFrom('storedImages')
    .select('key')
    .where('key', '=', key)
    .where('userId', '=', userId)
    .where('state', '=', 'stored')
    .executeTakeFirst()
  return row !== undefined
}

/** Pictures to remove: those given up, and those announced before `before` that never got further. */
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
