import { createHash } from 'node:crypto'
import type { Writable } from 'node:stream'
import Papa from 'papaparse'
import { canonicalJson } from '../../domain/export-import/canonical-json.ts'
import { exportReadme } from '../../domain/words/export-readme.ts'
import type { Database } from '../db/open-database.ts'
import type { ReadSnapshot } from '../db/read-snapshot.ts'
import type { User } from '../http/user-of-request.ts'
import type { Clock } from '../ports/clock.ts'
import type { ImageKey, ImageStore } from '../ports/image-store.ts'
import { nextTurn } from '../workers/next-turn.ts'
import { ARCHIVE_FORMAT, ARCHIVE_VERSION, MANIFEST_FILE, pictureFile } from './archive-format.ts'
import { createArchiveWriter, type ArchiveWriter } from './archive-writer.ts'
import type { ArchivedTable } from './tables/archived-table.ts'
import { archivedTables, picturesTable } from './tables/archived-tables.ts'
import { countOwnRows, ownRows, textOf, type Row } from './tables/own-rows.ts'

/** Dependencies of an export. */
export interface ExportDeps {
  readonly snapshot: ReadSnapshot
  readonly images: ImageStore
  readonly clock: Clock
}

/** Receives the progress. `total` counts rows and pictures. */
export type OnProgress = (done: number, total: number) => void

/** The result of an export. */
export interface ExportReport {
  readonly rows: number
  readonly pictures: number
  /** Keys of pictures with a missing file; the rest of the archive is complete. */
  readonly lost: readonly ImageKey[]
}

interface Export {
  readonly db: Database
  readonly images: ImageStore
  readonly user: User
  readonly writer: ArchiveWriter
  readonly signal: AbortSignal | undefined
  /** Counts a row or a picture. */
  readonly count: () => void
}

/**
 * Streams all data of the user as one ZIP: JSON and CSV of every table, and the photos, from one snapshot. Ends the
 * output. Rejects with an AbortError if the signal is aborted.
 */
export async function exportArchive(
  deps: ExportDeps,
  user: User,
  output: Writable,
  { onProgress, signal }: { onProgress?: OnProgress; signal?: AbortSignal } = {},
): Promise<ExportReport> {
  return deps.snapshot(async (db) => {
    const writer = createArchiveWriter(output, deps.clock.now(), signal)
    const total = await countEverything(db, user)
    let done = 0
    const count = () => onProgress?.((done += 1), total)
    const work: Export = { db, images: deps.images, user, writer, signal, count }
    await writer.addText('README.txt', [exportReadme])
    await writer.addText(MANIFEST_FILE, [`${canonicalJson(await manifestOf(db, user))}\n`])
    for (const table of archivedTables) {
      await writer.addText(`data/${table.file}.json`, asJson(work, table))
      await writer.addText(`csv/${table.file}.csv`, asCsv(work, table))
    }
    const { hashes, lost } = await writePictures(work)
    await writer.addText(`data/${picturesTable.file}.json`, picturesAsJson(work, hashes))
    await writer.end()
    return { rows: total - hashes.size - lost.length, pictures: hashes.size, lost }
  })
}

async function countEverything(db: Database, user: User): Promise<number> {
  let total = 0
  for (const table of [...archivedTables, picturesTable]) {
    total += await countOwnRows(db, user.id, table)
    await nextTurn()
  }
  return total
}

async function manifestOf(db: Database, user: User): Promise<Row> {
  const me = await db
    .selectFrom('users')
    .select(['username', 'profileImage'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  return { format: ARCHIVE_FORMAT, version: ARCHIVE_VERSION, owner: user.id, ...me }
}

// Writes one row per line, so a reader holds one line in memory.
async function* asJson({ db, user, signal, count }: Export, table: ArchivedTable): AsyncGenerator<string> {
  yield '['
  let separator = '\n'
  for await (const rows of ownRows(db, user.id, table)) {
    signal?.throwIfAborted()
    yield separator + rows.map(canonicalJson).join(',\n')
    separator = ',\n'
    rows.forEach(count)
  }
  yield '\n]\n'
}

async function* asCsv({ db, user, signal }: Export, table: ArchivedTable): AsyncGenerator<string> {
  const columns = Object.keys(table.columns.shape)
  const fields = table.file === 'pieces' ? [...columns, 'photo'] : columns
  // Without a BOM, spreadsheets assume another encoding.
  yield `\uFEFF${fields.join(',')}\r\n`
  for await (const rows of ownRows(db, user.id, table)) {
    signal?.throwIfAborted()
    const data = rows.map((row) =>
      fields.map((field) => cellOf(field === 'photo' ? photoOf(row) : row[field])),
    )
    yield `${Papa.unparse(data, { escapeFormulae: true, newline: '\r\n' })}\r\n`
  }
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? canonicalJson(value) : textOf(value)
}

function photoOf({ imageUrl }: Row): string {
  const address = /^\/images\/([0-9a-f]{32})\/(\d+)\.webp$/.exec(textOf(imageUrl))
  return address?.[1] && address[2] ? pictureFile(address[1], Number(address[2])) : ''
}

type FileHashes = Readonly<Record<string, string>>

async function writePictures(
  work: Export,
): Promise<{ hashes: ReadonlyMap<ImageKey, FileHashes>; lost: readonly ImageKey[] }> {
  const hashes = new Map<ImageKey, FileHashes>()
  const lost: ImageKey[] = []
  for await (const rows of ownRows(work.db, work.user.id, picturesTable)) {
    for (const row of rows) {
      work.signal?.throwIfAborted()
      const { key, widths } = picturesTable.columns.pick({ key: true, widths: true }).strip().parse(row)
      const written = await writePicture(work, key, widths)
      if (written) hashes.set(key, written)
      else lost.push(key)
      work.count()
    }
  }
  return { hashes, lost }
}

async function writePicture(
  { images, writer }: Export,
  key: ImageKey,
  widths: readonly number[],
): Promise<FileHashes | null> {
  const files = await Promise.all(
    widths.map(async (width) => ({ width, bytes: await images.read(key, width) })),
  )
  const found = files.flatMap(({ width, bytes }) => (bytes ? [{ width, bytes }] : []))
  if (found.length < files.length) return null
  for (const { width, bytes } of found) await writer.addBytes(pictureFile(key, width), bytes)
  return Object.fromEntries(found.map(({ width, bytes }) => [width, sha256Of(bytes)]))
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

// Runs after the pictures are written, because it includes their checksums.
async function* picturesAsJson(
  { db, user }: Export,
  hashes: ReadonlyMap<ImageKey, FileHashes>,
): AsyncGenerator<string> {
  yield '['
  let separator = '\n'
  for await (const rows of ownRows(db, user.id, picturesTable)) {
    for (const row of rows) {
      const fileHashes = hashes.get(textOf(row['key']))
      if (!fileHashes) continue
      yield separator + canonicalJson({ ...row, fileHashes })
      separator = ',\n'
    }
  }
  yield '\n]\n'
}
