import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { pictureKeysIn } from '../../../domain/closet/without-lost-pictures.ts'
import type { Database } from '../../db/open-database.ts'
import { fileHashesOf } from '../../images/image-rows.ts'
import type { ImageFile, ImageFiles, ImageKey, ImageStore } from '../../ports/image-store.ts'
import { archivedTables } from '../tables/archived-tables.ts'
import type { ArchivedTable } from '../tables/archived-table.ts'
import { isIntact, pictureFilePath, type PictureCheck } from './check-pictures.ts'
import { ownRows, type Row } from '../tables/own-rows.ts'
import { withoutPictures } from '../new-and-existing-rows.ts'

/** Dependencies of a repair. */
export interface RepairDeps {
  readonly db: Database
  readonly images: ImageStore
  /** The files of the same store. */
  readonly files: ImageFiles
  /** Folder that files are moved to. */
  readonly quarantine: string
}

/** The result of a repair of pictures. */
export interface PictureRepair {
  /** Pictures with files regenerated from another size. */
  readonly restored: number
  /** Pictures without an intact file, replaced by drawings. */
  readonly lost: number
  /** Files that were moved to the quarantine folder. */
  readonly moved: number
}

/**
 * Regenerates missing and damaged files from an intact size of the same picture, gives pieces with a lost picture a
 * drawing, and moves damaged and unknown files to the quarantine folder. Deletes nothing.
 */
export async function repairPictures(deps: RepairDeps, check: PictureCheck): Promise<PictureRepair> {
  const keys = new Set([...check.missing, ...check.damaged].map(({ key }) => key))
  let moved = 0
  for (const { key, width } of check.damaged) moved += await quarantine(deps, pictureFilePath(key, width))
  for (const path of check.strays) moved += await quarantine(deps, path)
  const lost: ImageKey[] = []
  for (const key of keys) if (!(await restore(deps, key))) lost.push(key)
  if (lost.length > 0) await removePictureReferences(deps.db, new Set(lost))
  return { restored: keys.size - lost.length, lost: lost.length, moved }
}

async function quarantine({ files, quarantine: to }: RepairDeps, path: string): Promise<number> {
  await files.moveOut(path, join(to, path))
  return 1
}

// Regenerates all sizes from the largest intact one; larger sizes become less sharp.
async function restore(deps: RepairDeps, key: ImageKey): Promise<boolean> {
  const { db, images, quarantine: to } = deps
  const row = await db
    .selectFrom('storedImages')
    .select(['widths', 'fileHashes'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  const intact: ImageFile[] = []
  for (const width of row.widths) {
    const bytes = await deps.files.read(pictureFilePath(key, width))
    if (bytes && (await isIntact(bytes, row.fileHashes?.[width]))) intact.push({ width, bytes })
  }
  const best = intact.at(-1)
  if (!best) return false
  const files = await Promise.all(
    row.widths.map(
      async (width) =>
        intact.find((file) => file.width === width) ?? {
          width,
          bytes: await sharp(best.bytes).resize({ width }).webp({ quality: 80 }).toBuffer(),
        },
    ),
  )
  // The store writes a picture as a whole, so its intact files are moved to the quarantine first.
  for (const { width } of intact) {
    const path = pictureFilePath(key, width)
    await deps.files.moveOut(path, join(to, 'replaced', path))
  }
  await images.remove(key)
  await images.save(key, files)
  const byteSize = files.reduce((sum, { bytes }) => sum + bytes.length, 0)
  await db
    .updateTable('storedImages')
    .set({ byteSize, fileHashes: fileHashesOf(files) })
    .where('key', '=', key)
    .execute()
  return true
}

async function removePictureReferences(db: Database, lost: ReadonlySet<ImageKey>): Promise<void> {
  const isLost = (key: string) => lost.has(key)
  const users = await db.selectFrom('users').select(['id', 'profileImage']).execute()
  for (const { id, profileImage } of users) {
    for (const table of archivedTables) await removeReferencesInTable(db, id, table, isLost)
    if (pictureKeysIn(profileImage).some(isLost))
      await db.updateTable('users').set({ profileImage: null }).where('id', '=', id).execute()
  }
  await db
    .deleteFrom('salePhotos')
    .where('imageKey', 'in', [...lost])
    .execute()
  await db
    .updateTable('sales')
    .set({ pieceImageKey: null })
    .where('pieceImageKey', 'in', [...lost])
    .execute()
  await db
    .updateTable('storedImages')
    .set({ state: 'unwanted' })
    .where('key', 'in', [...lost])
    .execute()
}

async function removeReferencesInTable(
  db: Database,
  userId: string,
  table: ArchivedTable,
  isLost: (key: string) => boolean,
): Promise<void> {
  const pictureColumns = Object.keys(table.refers).filter((column) => table.refers[column] === 'storedImages')
  for await (const rows of ownRows(db, userId, table)) {
    for (const row of rows) {
      const keys = [...pictureKeysIn(row), ...pictureColumns.map((column) => String(row[column]))]
      if (keys.some(isLost)) await replaceRow(db, table, row, withoutPictures(table, row, isLost))
    }
  }
}

async function replaceRow(db: Database, table: ArchivedTable, before: Row, after: Row): Promise<void> {
  const isKey = sql.join(
    table.key.map((column) => sql`${sql.ref(column)} = ${before[column]}`),
    sql` and `,
  )
  const isNothingWithout = Object.entries(after).some(
    ([column, value]) => value === null && table.columns.shape[column]?.safeParse(null).success === false,
  )
  if (isNothingWithout) {
    await sql`delete from ${sql.table(table.table)} where ${isKey}`.execute(db)
    return
  }
  const changed = Object.keys(after).filter((column) => after[column] !== before[column])
  const set = sql.join(changed.map((column) => sql`${sql.ref(column)} = ${after[column]}`))
  await sql`update ${sql.table(table.table)} set ${set} where ${isKey}`.execute(db)
}
