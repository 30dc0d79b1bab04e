import type { OutfitCuration } from '../../../contract/stylist.ts'
import type { Database } from '../../db/open-database.ts'
import { type Curated, StoredCurated, toColumns, updateCuration } from './curation-store.ts'
import { itemsOfCuration } from '../outfit-item.ts'

/** The most versions that are kept of a curation; the oldest goes when there is one more. */
export const MOST_VERSIONS = 30

interface NextVersion {
  /** As it is stored, with its row locked. */
  readonly current: OutfitCuration
  readonly next: Curated
  readonly now: Date
}

/**
 * Makes an outfit the newest version of a curation and shows it; versions ahead of the current one are dropped. Returns
 * the addresses of the pictures that the dropped versions showed.
 */
export async function addVersion(db: Database, { current, next, now }: NextVersion): Promise<string[]> {
  const { id, userId } = current
  const kept = await versionsOf(db, id)
  const first = kept[0]?.number ?? 1
  const number = first + current.version
  // The first change of a curation: what it had until now becomes version 1.
  if (kept.length === 0) await insertVersion(db, id, first, StoredCurated.parse(current), now)
  const isDropped = (each: { number: number }) =>
    each.number >= number || each.number <= number - MOST_VERSIONS
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

/** One version of a curation, by its place from 1 for the oldest; null where there is none. */
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

/** The numbers of a curation's versions and the addresses of the pictures they show, oldest first. */
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
