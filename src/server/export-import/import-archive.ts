import { sql } from 'kysely'
import type { ImportNote, ImportReport } from '../../contract/export-import/import-report.ts'
import { recountWears } from '../closet/wears/wear-store.ts'
import { isDuplicate } from '../db/is-duplicate.ts'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import { keysOfAddresses } from '../images/picture-address.ts'
import type { ImageKey } from '../ports/image-store.ts'
import { adoptRow } from './adopt-row.ts'
import type { Manifest } from './archive-format.ts'
import type { ArchivedTable } from './tables/archived-table.ts'
import { picturesTable } from './tables/archived-tables.ts'
import type { OnProgress } from './export-archive.ts'
import { discardPictures, importPicture, type ImportDeps, type PendingPicture } from './import-pictures.ts'
import type { OpenedArchive } from './open-archive.ts'
import { textOf } from './tables/own-rows.ts'
import { createReport, readManifest, sortTables, type ReportBuilder, unknownFilesOf } from './read-archive.ts'
import { noteOf } from './read-archived-rows.ts'
import { newAndExistingPictures } from './new-and-existing-pictures.ts'
import { startSorting, type SortedRows } from './new-and-existing-rows.ts'
import { piecesWithWrongWearCount } from './wear-counts.ts'
import { nextTurn } from '../workers/next-turn.ts'

// Equals the number of photos decoded in parallel.
const PICTURES_AT_ONCE = 2

interface Options {
  readonly onProgress?: OnProgress | undefined
  readonly signal?: AbortSignal | undefined
}

/** Predicts the result of importing this archive; null if the ZIP isn't an Armadio export. Changes nothing. */
export async function checkArchive(
  { db }: Pick<ImportDeps, 'db'>,
  user: User,
  archive: OpenedArchive,
  { signal }: Options = {},
): Promise<ImportReport | null> {
  const manifest = await readManifest(archive)
  if (!manifest) return null
  const report = createReport(unknownFilesOf(archive))
  const shown = new Set<ImageKey>()
  for await (const { fresh, here } of newAndExistingPictures(db, user, archive, manifest, report)) {
    signal?.throwIfAborted()
    for (const { adopted } of [...fresh, ...here]) shown.add(adopted)
    report.count(picturesTable.file, { added: fresh.length })
  }
  const sorting = startSorting(user, manifest.owner, await withOwnPictures(db, user, shown))
  await sortTables(db, archive, sorting, report, async () => {
    signal?.throwIfAborted()
    return []
  })
  return report.report()
}

/**
 * Adds the missing data of an archive: first the pictures, then all rows in one transaction. A failed or aborted import
 * leaves nothing behind; after a crash, the cleanup job removes its pictures within a day. Existing rows stay as they
 * are, so a second import changes nothing.
 * @throws AppError archive_unknown, archive_too_new, archive_unreadable; an AbortError
 */
export async function importArchive(
  deps: ImportDeps,
  user: User,
  archive: OpenedArchive,
  { onProgress, signal }: Options = {},
): Promise<ImportReport> {
  const manifest = await readManifest(archive)
  if (!manifest) throw new AppError('archive_unknown')
  const report = createReport(unknownFilesOf(archive))
  const waiting: PendingPicture[] = []
  const shown = new Set<ImageKey>()
  try {
    const total = archive.names.filter((name) => name.startsWith('pictures/')).length
    let done = 0
    for await (const { fresh, here } of newAndExistingPictures(deps.db, user, archive, manifest, report)) {
      for (const { adopted, widths } of here) {
        shown.add(adopted)
        onProgress?.((done += widths), total)
      }
      for (const pair of chunksOf(fresh, PICTURES_AT_ONCE)) {
        signal?.throwIfAborted()
        const read = await Promise.allSettled(
          pair.map(({ line, picture: written }) =>
            importPicture(deps, user, archive, { owner: manifest.owner, line, written }),
          ),
        )
        for (const { picture, note } of allOf(read, waiting)) {
          if (note) report.note([note])
          report.count(picturesTable.file, picture ? { added: 1 } : { failed: 1 })
        }
        onProgress?.((done += pair.reduce((sum, { picture }) => sum + picture.widths.length, 0)), total)
      }
    }
    for (const { key } of waiting) shown.add(key)
    await deps.db.transaction().execute(async (transaction) => {
      await addRows(
        { db: transaction, user, archive, manifest, report, signal },
        waiting,
        shown,
        deps.clock.now(),
      )
    })
    return report.report()
  } catch (error) {
    await discardPictures(deps, waiting)
    throw error
  }
}

type ImportedPicture = Awaited<ReturnType<typeof importPicture>>

// Records the stored pictures for the cleanup before it throws the first error.
function allOf(
  settled: readonly PromiseSettledResult<ImportedPicture>[],
  waiting: PendingPicture[],
): ImportedPicture[] {
  const read = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  for (const { picture } of read) if (picture) waiting.push(picture)
  const failure = settled.find((each) => each.status === 'rejected')
  if (failure) throw failure.reason
  return read
}

function chunksOf<T>(all: readonly T[], size: number): T[][] {
  const chunks: T[][] = []
  for (let at = 0; at < all.length; at += size) chunks.push(all.slice(at, at + size))
  return chunks
}

interface Import {
  readonly db: Database
  readonly user: User
  readonly archive: OpenedArchive
  readonly manifest: Manifest
  readonly report: ReportBuilder
  readonly signal: AbortSignal | undefined
}

async function addRows(
  work: Import,
  waiting: readonly PendingPicture[],
  shown: ReadonlySet<ImageKey>,
  now: Date,
): Promise<void> {
  const { db, user, archive, manifest, report, signal } = work
  for (const [index, { key, createdAt }] of waiting.entries()) {
    await sql`update ${sql.table('storedImages')} set ${sql.ref('state')} = 'stored', ${sql.ref('createdAt')} = ${createdAt}
      where ${sql.ref('key')} = ${key} and ${sql.ref('userId')} = ${user.id}`.execute(db)
    if (index % 50 === 49) await nextTurn()
  }
  const newWidths = new Map(
    waiting.flatMap(({ key, newWidth }) => (newWidth === null ? [] : [[key, newWidth]])),
  )
  const sorting = startSorting(user, manifest.owner, await withOwnPictures(db, user, shown), newWidths)
  await sortTables(db, archive, sorting, report, async (table, fresh) => {
    signal?.throwIfAborted()
    const rejected = await insertRows(db, user, table, fresh)
    await nextTurn()
    return rejected
  })
  await recountWears(db, await piecesWithWrongWearCount(db, user.id), now)
  await addNameAndPhoto(work, shown)
}

// Inserts all rows in one statement. If the database rejects it, inserts each row separately to lose only bad rows.
async function insertRows(
  db: Database,
  user: User,
  table: ArchivedTable,
  fresh: SortedRows['fresh'],
): Promise<ImportNote[]> {
  if (await isInserted(db, user, table, fresh)) return []
  const notes: ImportNote[] = []
  for (const one of fresh) {
    if (await isInserted(db, user, table, [one])) continue
    notes.push(noteOf(table, one.line, 'conflict', one.row))
  }
  return notes
}

async function isInserted(
  db: Database,
  user: User,
  table: ArchivedTable,
  fresh: SortedRows['fresh'],
): Promise<boolean> {
  const owner = table.owner.through === undefined ? [table.owner.column] : []
  const columns = Object.keys(table.columns.shape)
  const values = fresh.map(
    ({ row }) =>
      sql`(${sql.join([...owner.map(() => user.id), ...columns.map((column) => row[column] ?? null)])})`,
  )
  await sql`savepoint archived_rows`.execute(db)
  try {
    await sql`
      insert into ${sql.table(table.table)} (${sql.join([...owner, ...columns].map((column) => sql.ref(column)))})
      values ${sql.join(values)}
    `.execute(db)
    await sql`release savepoint archived_rows`.execute(db)
    return true
  } catch (error) {
    if (!isRejectedValue(error)) throw error
    await sql`rollback to savepoint archived_rows`.execute(db)
    return false
  }
}

// Whether a constraint failed: SQLSTATE class 23 of PostgreSQL, or SQLITE_CONSTRAINT with its extended codes.
function isRejectedValue(error: unknown): boolean {
  if (isDuplicate(error)) return true
  if (!(error instanceof Error)) return false
  if ('errcode' in error) return Number(error.errcode) % 256 === 19
  return 'code' in error && /^(?:22|23)/.test(String(error.code))
}

// Sets the user's name if it is still the default one, and the photo if there is none.
async function addNameAndPhoto({ db, user, manifest }: Import, shown: ReadonlySet<ImageKey>): Promise<void> {
  const me = await db
    .selectFrom('users')
    .select(['username', 'profileImage'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  const { profileImage: photo } = adoptRow({ profileImage: manifest.profileImage }, user, manifest.owner)
  const [key] = keysOfAddresses(textOf(photo))
  if (me.profileImage === null && key !== undefined && shown.has(key))
    await db
      .updateTable('users')
      .set({ profileImage: textOf(photo) })
      .where('id', '=', user.id)
      .execute()
  if (me.username !== 'me' || manifest.username === '') return
  const taken = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', manifest.username)
    .executeTakeFirst()
  if (!taken)
    await db.updateTable('users').set({ username: manifest.username }).where('id', '=', user.id).execute()
}

// Rows may also reference pictures that the user has and the archive lacks.
async function withOwnPictures(
  db: Database,
  user: User,
  shown: ReadonlySet<ImageKey>,
): Promise<ReadonlySet<ImageKey>> {
  const rows = await db
    .selectFrom('storedImages')
    .select('key')
    .where('userId', '=', user.id)
    .where('state', '=', 'stored')
    .execute()
  return new Set([...shown, ...rows.map(({ key }) => key)])
}
