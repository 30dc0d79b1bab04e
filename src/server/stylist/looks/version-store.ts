import type { OutfitCuration } from '../../../contract/stylist/stylist.ts'
import type { Database } from '../../db/open-database.ts'
import { type Curated, StoredCurated, toColumns, updateCuration } from './curation-store.ts'
import { itemsOfCuration } from '../outfit-item.ts'

/** Maximum number of versions of a curation; beyond it, the oldest is dropped. */
export const MAX_VERSIONS = 30

interface NextVersion {
  /** The stored curation, whose row is locked. */
  readonly current: OutfitCuration
  readonly next: Curated
  readonly now: Date
}

/**
 * Adds an outfit as the newest and current version of a curation. Drops versions after the former current one. Returns
 * the URLs of the pictures of dropped versions.
 */
export async function addVersion(db: Database, { current, next, now }: NextVersion): Promise<string[]> {
  const { id, userId } = current
  const kept = await versionsOf(db, id)
  const first = kept[0]?.number ?? 1
  const number = first + current.version
  // At the first change of a curation, its original outfit becomes version 1.
  if (kept.length === 0) await insertVersion(db, id, first, StoredCurated.parse(current), now)
  const isDropped = (each: { number: number }) =>
    each.number >= number || each.number <= number - MAX_VERSIONS
  const dropped = kept.filter(isDropped)
  if (dropped.length > 0) {
    const numbers = dropped.map((each) => each.number)
    await db
      .deleteFrom('curationVersions')
      .where('curationId', '=', id)
      .where('number', 'in', numbers)
      .execute()
  }
  await insertVersion(db, id, number, next, now)
  await updateCuration(db, userId, id, { ...toColumns(next), version: number })
  return dropped.flatMap(({ imageUrls }) => imageUrls)
}

/** Finds a version of a curation by its position, 1 for the oldest; null if there is none. */
export async function findVersion(
  db: Database,
  curationId: string,
  place: number,
): Promise<{ readonly number: number; readonly curated: Curated } | null> {
  const row = await db
    .selectFrom('curationVersions')
    .select(['number', 'curated'])
    .where('curationId', '=', curationId)
    .orderBy('number')
    .offset(place - 1)
    .limit(1)
    .executeTakeFirst()
  return row ? { number: row.number, curated: StoredCurated.parse(row.curated) } : null
}

/** Lists the numbers of a curation's versions and the URLs of their pictures, oldest first. */
async function versionsOf(
  db: Database,
  curationId: string,
): Promise<{ number: number; imageUrls: string[] }[]> {
  return db
    .selectFrom('curationVersions')
    .select(['number', 'imageUrls'])
    .where('curationId', '=', curationId)
    .orderBy('number')
    .execute()
}

async function insertVersion(
  db: Database,
  curationId: string,
  number: number,
  curated: Curated,
  createdAt: Date,
): Promise<void> {
  const imageUrls = itemsOfCuration(curated).map(({ imageUrl }) => imageUrl)
  await db
    .insertInto('curationVersions')
    .values({ curationId, number, curated: { ...curated }, imageUrls, createdAt })
    .execute()
}
