import type { Insertable, Selectable, Updateable } from 'kysely'
import type { LookCollection } from '../../../contract/stylist/collections.ts'
import type { Database } from '../../db/open-database.ts'
import { locksRows, type Purpose } from '../../db/row-lock.ts'
import type { Tables } from '../../db/tables/tables.ts'

type Table = Tables['lookCollections']

/** A stored collection. `deletedAt` is set if it is soft deleted. */
type StoredCollection = LookCollection & { readonly deletedAt: Date | null }

/** Lists the collections of one user that are not deleted, newest first. */
export async function listCollections(db: Database, userId: string): Promise<LookCollection[]> {
  const rows = await collectionsOf(db, userId)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const ids = rows.map(({ id }) => id)
  const lookIds = await collectedIn(db, ids)
  return rows.map((row) => toCollection(row, lookIds.get(row.id)))
}

/** Finds a collection of this user, deleted or not, or null. `to change` locks it until the transaction ends. */
export async function findCollection(
  db: Database,
  userId: string,
  id: string,
  purpose: Purpose,
): Promise<StoredCollection | null> {
  const row = await collectionsOf(db, userId)
    .where('id', '=', id)
    .$if(locksRows(db, purpose), (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) return null
  const lookIds = await collectedIn(db, [id])
  return { ...toCollection(row, lookIds.get(id)), deletedAt: row.deletedAt }
}

export async function insertCollection(db: Database, collection: Insertable<Table>): Promise<void> {
  await db.insertInto('lookCollections').values(collection).execute()
}

export async function updateCollection(db: Database, id: string, changes: Updateable<Table>): Promise<void> {
  await db.updateTable('lookCollections').set(changes).where('id', '=', id).execute()
}

/** Permanently deletes the collections deleted before `before`. */
export async function purgeCollectionRows(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('lookCollections').where('deletedAt', '<', before).execute()
}

function collectionsOf(db: Database, userId: string) {
  return db.selectFrom('lookCollections').selectAll().where('userId', '=', userId)
}

// A soft-deleted look keeps its row in the collection, so restoring it restores its membership.
async function collectedIn(db: Database, ids: readonly string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  if (ids.length === 0) return found
  const rows = await db
    .selectFrom('collectedCurations')
    .innerJoin('outfitCurations', 'outfitCurations.id', 'curationId')
    .select(['collectionId', 'curationId as lookId'])
    .where('collectionId', 'in', ids)
    .where('outfitCurations.deletedAt', 'is', null)
    .unionAll(
      db
        .selectFrom('collectedLooks')
        .innerJoin('outfitRecommendations', 'outfitRecommendations.id', 'lookId')
        .select(['collectionId', 'lookId'])
        .where('collectionId', 'in', ids)
        .where('outfitRecommendations.deletedAt', 'is', null),
    )
    .orderBy('lookId')
    .execute()
  for (const { collectionId, lookId } of rows)
    found.set(collectionId, [...(found.get(collectionId) ?? []), lookId])
  return found
}

function toCollection(row: Selectable<Table>, lookIds: readonly string[] = []): LookCollection {
  return {
    id: row.id,
    userId: row.userId,
    name: row.name,
    lookIds: [...lookIds],
    createdAt: row.createdAt.toISOString(),
  }
}
