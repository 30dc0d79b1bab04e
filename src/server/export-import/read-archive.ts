import type { ImportNote, ImportReport } from '../../contract/export-import/import-report.ts'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import { ARCHIVE_VERSION, Manifest, MANIFEST_FILE, pictureFile } from './archive-format.ts'
import type { ArchivedTable } from './tables/archived-table.ts'
import { archivedTables, picturesTable } from './tables/archived-tables.ts'
import type { OpenedArchive } from './open-archive.ts'
import type { Row } from './tables/own-rows.ts'
import { readArchivedRows } from './read-archived-rows.ts'
import { newAndExistingRows, type SortedRows, type Sorting } from './new-and-existing-rows.ts'

const MANIFEST_MAX_BYTES = 64 * 1024
const ROWS_AT_ONCE = 50
const NOTES_MAX = 500
const UNKNOWN_FILES_MAX = 50

/**
 * Returns the manifest of an Armadio archive; null if the ZIP isn't one.
 * @throws AppError archive_too_new, archive_unreadable
 */
export async function readManifest(archive: OpenedArchive): Promise<Manifest | null> {
  const bytes = await archive.readWhole(MANIFEST_FILE, MANIFEST_MAX_BYTES)
  if (!bytes) return null
  const json: unknown = await Promise.resolve(bytes.toString('utf8'))
    .then(JSON.parse)
    .catch(() => null)
  const manifest = Manifest.safeParse(json)
  if (!manifest.success) throw new AppError('archive_unreadable', { cause: manifest.error })
  if (manifest.data.version > ARCHIVE_VERSION) throw new AppError('archive_too_new')
  return manifest.data
}

/** Collects the report of an import. */
export interface ReportBuilder {
  count(file: string, counted: { added?: number; already?: number; deleted?: number; failed?: number }): void
  note(notes: readonly ImportNote[]): void
  report(): ImportReport
}

/** Creates an empty report. `unknownFiles` are the ignored files of the ZIP. */
export function createReport(unknownFiles: readonly string[]): ReportBuilder {
  const files = new Map<string, ImportReport['files'][number]>()
  const notes: ImportNote[] = []
  let moreNotes = 0
  return {
    count(file, { added = 0, already = 0, deleted = 0, failed = 0 }) {
      const before = files.get(file) ?? { file, added: 0, already: 0, deleted: 0, failed: 0 }
      files.set(file, {
        file,
        added: before.added + added,
        already: before.already + already,
        deleted: before.deleted + deleted,
        failed: before.failed + failed,
      })
    },
    note(more) {
      const room = Math.max(0, NOTES_MAX - notes.length)
      notes.push(...more.slice(0, room))
      moreNotes += Math.max(0, more.length - room)
    },
    report: () => ({
      files: [...files.values()],
      notes,
      moreNotes,
      unknownFiles: unknownFiles.slice(0, UNKNOWN_FILES_MAX),
    }),
  }
}

/** Returns the unknown files of an archive. */
export function unknownFilesOf({ names }: OpenedArchive): string[] {
  const known = new Set([
    MANIFEST_FILE,
    'README.txt',
    ...[...archivedTables, picturesTable].map(({ file }) => `data/${file}.json`),
  ])
  return names.filter((name) => !known.has(name) && !name.startsWith('csv/') && !name.startsWith('pictures/'))
}

/**
 * Reads every table in order and sorts its rows in batches. `take` receives the new rows and resolves with notes about
 * those it could not add.
 */
export async function sortTables(
  db: Database,
  archive: OpenedArchive,
  sorting: Sorting,
  report: ReportBuilder,
  take: (table: ArchivedTable, fresh: SortedRows['fresh']) => Promise<readonly ImportNote[]>,
): Promise<void> {
  for (const table of archivedTables) {
    for await (const read of batches(archive, table, report)) {
      const sorted = await newAndExistingRows(db, sorting, table, read)
      const rejected = sorted.fresh.length > 0 ? await take(table, sorted.fresh) : []
      const notes = [...sorted.notes, ...rejected]
      report.note(notes)
      const { already, deleted } = sorted
      report.count(table.file, {
        added: sorted.fresh.length - rejected.length,
        already,
        deleted,
        failed: notes.length,
      })
    }
  }
}

/** Yields the readable rows of a table in batches. Adds unreadable ones to the report. */
export async function* batches(
  archive: OpenedArchive,
  table: ArchivedTable,
  report: ReportBuilder,
): AsyncGenerator<{ line: number; row: Row }[]> {
  let batch: { line: number; row: Row }[] = []
  for await (const { line, row, note } of readArchivedRows(archive, table)) {
    if (note) {
      report.note([note])
      report.count(table.file, { failed: 1 })
      continue
    }
    batch.push({ line, row })
    if (batch.length < ROWS_AT_ONCE) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Returns the widths of a picture with a missing or too large file in the archive; empty for a complete picture. */
export function missingWidths(
  archive: OpenedArchive,
  { key, widths }: { readonly key: string; readonly widths: readonly number[] },
  maxBytes: number,
): number[] {
  return widths.filter((width) => {
    const size = archive.sizeOf(pictureFile(key, width))
    return size === null || size > maxBytes
  })
}
