import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { diskImageStore } from '../../src/server/adapters/image-store/disk-image-store.ts'
import type { Database } from '../../src/server/db/open-database.ts'
import { purgeImages } from '../../src/server/images/purge-images.ts'
import type { Place } from './place.ts'

const DAY_MS = 24 * 60 * 60 * 1000
// Incomplete uploads are stored for a day.
const PURGE_AFTER_MS = 2 * DAY_MS

/**
 * Returns the inconsistencies between the database and the files, as sentences. `hasWholePlans` is false for a wardrobe
 * of `fillPlace`, whose plans have a single day.
 */
export async function storageFaults(place: Place, { hasWholePlans = true } = {}): Promise<string[]> {
  const opened = await place.open()
  try {
    const { db } = opened
    const images = join(place.folder, 'images')
    const clock = { now: () => new Date(Date.now() + PURGE_AFTER_MS) }
    await purgeImages({ db, images: diskImageStore(images), clock })
    return [
      ...(await fileFaults(db, images)),
      ...(await pictureFaults(db)),
      ...(await wearFaults(db)),
      ...(hasWholePlans ? await planFaults(db) : []),
    ]
  } finally {
    await opened.close()
  }
}

async function fileFaults(db: Database, images: string): Promise<string[]> {
  const rows = await db.selectFrom('storedImages').select(['key', 'widths', 'byteSize', 'state']).execute()
  const known = new Set(rows.map(({ key }) => key))
  const faults: string[] = []
  for (const shelf of await namesIn(images))
    for (const key of await namesIn(join(images, shelf)))
      if (shelf === 'incoming' || !known.has(key)) faults.push(`Folder ${shelf}/${key} has no row.`)
  for (const { key, widths, byteSize } of rows) {
    const sizes = await Promise.all(
      widths.map((width) => sizeOf(join(images, key.slice(0, 2), key, `${width}.webp`))),
    )
    if (sizes.some((size) => size === 0)) faults.push(`Picture ${key} lacks a file.`)
    else if (sizes.reduce((sum, size) => sum + size, 0) !== byteSize)
      faults.push(`Picture ${key} has ${sizes.join('+')} bytes, not ${byteSize}.`)
  }
  return faults
}

async function pictureFaults(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('closetItems')
    .leftJoin('storedImages', 'storedImages.key', 'closetItems.imageKey')
    .select(['closetItems.id', 'storedImages.state'])
    .where('closetItems.imageKey', 'is not', null)
    .execute()
  return rows
    .filter(({ state }) => state !== 'stored')
    .map(({ id, state }) => `Piece ${id} shows a picture that is ${state}.`)
}

async function wearFaults(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from closet_items
    where wear_count <> wears_before + (select count(*) from wears where wears.closet_item_id = closet_items.id)
  `.execute(db)
  return rows.map(({ id }) => `Piece ${id} counts other wears than it has.`)
}

async function planFaults(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from weekly_outfit_plans
    where (select count(*) from daily_outfits where daily_outfits.plan_id = weekly_outfit_plans.id) <> 7
  `.execute(db)
  return rows.map(({ id }) => `Plan ${id} has other than seven days.`)
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => [])
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => null)
  return found?.size ?? 0
}
