import { v7 as newId } from 'uuid'
import type { Database } from '../../../src/server/db/open-database.ts'
import * as specified from './specified-entities.ts'

/** A row of any table; its values may violate the table's types. */
export type Row = Record<string, unknown>

const { specifiedEntities } = specified
const TABLES_WITHOUT_ID = [
  'attempts',
  'pairingCodes',
  'storedImages',
  'idempotencyKeys',
  'wears',
  'listingPhotos',
  'curationVersions',
  'collectedCurations',
  'collectedLooks',
  'tripDays',
  'salePhotos',
  'userBlocks',
  'householdMembers',
  'loans',
  'closetVersions',
]

/** Returns a row with the required fields, overridden by `changes`. */
export function exampleRow(table: string, changes: Row = {}): Row {
  const id = TABLES_WITHOUT_ID.includes(table) ? {} : { id: newId() }
  return { ...id, ...specifiedEntities[table]?.required, ...changes }
}

/** Inserts a row into any table and returns it as stored. */
export async function insertRow(db: Database, table: string, row: Row): Promise<Row> {
  const anyTable = db.withTables<Record<string, Row>>()
  return await anyTable.insertInto(table).values(row).returningAll().executeTakeFirstOrThrow()
}

/** Returns all rows of any table. */
export async function readRows(db: Database, table: string): Promise<Row[]> {
  return await db.withTables<Record<string, Row>>().selectFrom(table).selectAll().execute()
}

/** Deletes the rows of any table with the value in the column. */
export async function deleteRows(db: Database, table: string, column: string, value: unknown): Promise<void> {
  await db.withTables<Record<string, Row>>().deleteFrom(table).where(column, '=', value).execute()
}

/** Inserts the rows that the examples of other tables reference. */
export async function makeReferencedRows(db: Database): Promise<void> {
  const { USER, OTHER_USER, IMAGE, CLOSET_ITEM, LISTING, PLAN, HISTORY, WISH, CHALLENGE, CURATION, TRIP } =
    specified
  const { LOOK, COLLECTION, OTHER_COLLECTION, SALE, HOUSEHOLD } = specified
  await insertRow(db, 'users', { id: USER, username: 'someone' })
  await insertRow(db, 'users', { id: OTHER_USER, username: 'someone else' })
  await insertRow(db, 'storedImages', exampleRow('storedImages', { key: IMAGE }))
  await insertRow(db, 'closetItems', exampleRow('closetItems', { id: CLOSET_ITEM }))
  await insertRow(db, 'marketplaceItems', exampleRow('marketplaceItems', { id: LISTING }))
  await insertRow(db, 'sales', exampleRow('sales', { id: SALE }))
  await insertRow(db, 'households', exampleRow('households', { id: HOUSEHOLD }))
  await insertRow(db, 'weeklyOutfitPlans', exampleRow('weeklyOutfitPlans', { id: PLAN }))
  await insertRow(db, 'outfitHistory', exampleRow('outfitHistory', { id: HISTORY }))
  await insertRow(db, 'wishlistItems', exampleRow('wishlistItems', { id: WISH }))
  await insertRow(db, 'outfitCurations', exampleRow('outfitCurations', { id: CURATION }))
  await insertRow(db, 'outfitRecommendations', exampleRow('outfitRecommendations', { id: LOOK }))
  await insertRow(db, 'lookCollections', exampleRow('lookCollections', { id: COLLECTION }))
  await insertRow(db, 'lookCollections', exampleRow('lookCollections', { id: OTHER_COLLECTION }))
  await insertRow(db, 'trips', exampleRow('trips', { id: TRIP }))
  await insertRow(db, 'styleChallenges', exampleRow('styleChallenges', { id: CHALLENGE }))
}

/** Returns the name of a field's check constraint, which both engines report. */
export function checkOf(table: string, field: string): string {
  return `${snakeCase(table)}_${snakeCase(field)}_check`
}

/** Converts a name to the database's snake case. */
export function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
