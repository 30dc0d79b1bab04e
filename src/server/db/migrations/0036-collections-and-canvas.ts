import type { Kysely } from 'kysely'
import { addColumns } from '../schema/add-columns.ts'
import { references, required } from '../schema/columns.ts'
import type { Columns } from '../schema/columns.ts'
import { createTable } from '../schema/create-table.ts'

/** Named collections of looks, and the owner's layout of a look's pieces. */
export async function up(
  db: Kysely<unknown>,
  { id, filled, object, timestamp, now }: Columns,
): Promise<void> {
  const collections = {
    id: id(),
    user_id: required(references(id(), 'users.id', 'cascade')),
    name: filled(60),
    deleted_at: timestamp(),
    created_at: now(),
  }
  await createTable(db, 'look_collections', collections, { indexes: [['user_id', 'created_at']] })
  const collectionId = required(references(id(), 'look_collections.id', 'cascade'))
  // A look is a row of one of two tables, so its collections are in one of two as well.
  const collectedCurations = {
    collection_id: collectionId,
    curation_id: required(references(id(), 'outfit_curations.id', 'cascade')),
  }
  await createTable(db, 'collected_curations', collectedCurations, {
    primaryKey: ['collection_id', 'curation_id'],
  })
  const collectedLooks = {
    collection_id: collectionId,
    look_id: required(references(id(), 'outfit_recommendations.id', 'cascade')),
  }
  await createTable(db, 'collected_looks', collectedLooks, { primaryKey: ['collection_id', 'look_id'] })
  await addColumns(db, 'outfit_curations', { canvas: object() })
  await addColumns(db, 'outfit_recommendations', { canvas: object() })
}
