import type { ImportReport } from '../../../contract/export-import/import-report.ts'
import type { ImportedCsv } from '../../../contract/export-import/imported-csv.ts'
import { utcDay } from '../../../domain/calendar-days.ts'
import { noTraits } from '../../../domain/closet/traits/owner-traits.ts'
import { insertClosetItems, type NewRow } from '../../closet/closet-store.ts'
import { newPhotoCutOut } from '../../closet/photos/pending-cut-outs.ts'
import { changedTraits } from '../../closet/stored-traits.ts'
import { inChunks } from '../../db/in-chunks.ts'
import type { Database } from '../../db/open-database.ts'
import type { User } from '../../http/user-of-request.ts'
import { confirmImage } from '../../images/image-rows.ts'
import { picturesTable } from '../tables/archived-tables.ts'
import type { OnProgress } from '../export-archive.ts'
import { discardPictures } from '../import-pictures.ts'
import type { OpenedArchive } from '../open-archive.ts'
import { createReport, type ReportBuilder } from '../read-archive.ts'
import { readCsvPieces, type CsvFile, type CsvReading, type CsvPieceRow } from './read-csv-pieces.ts'
import { storeCsvPhoto, type CsvPhoto, type CsvPhotoDeps } from './csv-photos.ts'
import { nextTurn } from '../../workers/next-turn.ts'

const PIECES = 'pieces'
const SHOWN_PIECES = 5
const PHOTOS_AT_ONCE = 2
// Inserting this many rows takes a few milliseconds.
const ROWS_AT_ONCE = 20

interface Options {
  readonly onProgress?: OnProgress | undefined
  readonly signal?: AbortSignal | undefined
}

/** The result, or the predicted result, of importing a CSV, and its interpretation. */
export interface CsvReport {
  readonly report: ImportReport
  readonly table: ImportedCsv
}

/**
 * Predicts the result of importing a CSV. Changes nothing.
 * @throws AppError archive_unreadable, table_unknown, table_empty, table_too_large
 */
export async function checkCsv(
  { db, clock }: Pick<CsvPhotoDeps, 'db' | 'clock'>,
  user: User,
  file: CsvFile,
  { signal }: Options = {},
): Promise<CsvReport> {
  const { reading, fresh, report } = await sortedTable(db, user, file, { now: clock.now(), signal })
  const photos = fresh.filter(({ photoFile }) => photoFile !== null).length
  if (photos > 0) report.count(picturesTable.file, { added: photos })
  return { report: report.report(), table: { ...reading.table, first: firstOf(fresh) } }
}

/**
 * Adds the pieces of a CSV that the closet lacks, all of them or none: first their photos, if the CSV came in a ZIP,
 * then all pieces in one transaction.
 * @throws AppError as checkCsv; an AbortError
 */
export async function importCsv(
  deps: CsvPhotoDeps,
  user: User,
  file: CsvFile & { readonly archive: OpenedArchive | null },
  { onProgress, signal }: Options,
): Promise<CsvReport> {
  const { db, clock } = deps
  const now = clock.now()
  const { reading, fresh, report } = await sortedTable(db, user, file, { now, signal })
  const photos = new Map<string, CsvPhoto>()
  try {
    const wanted = fresh.filter(({ photoFile }) => photoFile !== null)
    for (let at = 0; at < wanted.length; at += PHOTOS_AT_ONCE) {
      signal?.throwIfAborted()
      const some = wanted.slice(at, at + PHOTOS_AT_ONCE)
      const kept = await Promise.allSettled(some.map((row) => keptPhoto(deps, user, file.archive, row)))
      for (const [nth, one] of kept.entries())
        if (one.status === 'fulfilled') noteKept(file, some[nth], one.value, photos, report)
      const failure = kept.find((one) => one.status === 'rejected')
      if (failure) throw failure.reason
      onProgress?.(at + some.length, wanted.length + fresh.length)
    }
    await db.transaction().execute(async (transaction) => {
      for (const { key } of photos.values()) await confirmImage(transaction, key)
      const cutOut = await newPhotoCutOut(transaction, user)
      for (let at = 0; at < fresh.length; at += ROWS_AT_ONCE) {
        signal?.throwIfAborted()
        const some = fresh.slice(at, at + ROWS_AT_ONCE).map((row, nth): NewRow => {
          const photo = photos.get(row.id)
          const shown = photo ? withPhoto(row, photo, cutOut) : withDrawing(row)
          // The closet lists the newest first, so decreasing times keep the order of the file.
          const createdAt = new Date(now.getTime() - at - nth)
          return { ...rowOf(row, now), ...shown, userId: user.id, createdAt }
        })
        await insertClosetItems(transaction, some)
        await nextTurn()
      }
    })
    return { report: report.report(), table: { ...reading.table, first: firstOf(fresh) } }
  } catch (error) {
    await discardPictures(deps, [...photos.values()])
    throw error
  }
}

interface SortedTable {
  readonly reading: CsvReading
  /** Rows that the closet lacks. */
  readonly fresh: readonly CsvPieceRow[]
  readonly report: ReportBuilder
}

async function sortedTable(
  db: Database,
  user: User,
  file: CsvFile,
  { now, signal }: { readonly now: Date; readonly signal: AbortSignal | undefined },
): Promise<SortedTable> {
  const reading = await readCsvPieces(file, user, { today: utcDay(now), signal })
  const used = new Set(reading.rows.map(({ photoFile }) => photoFile))
  const report = createReport((file.others?.names ?? []).filter((name) => !used.has(name)))
  const here = await findExistingPieces(
    db,
    user,
    reading.rows.flatMap(({ id, exportedIds }) => [id, ...exportedIds]),
  )
  const stateOf = ({ id, exportedIds }: CsvPieceRow) =>
    [id, ...exportedIds].map((each) => here.get(each)).find(Boolean)
  const fresh = reading.rows.filter((row) => !stateOf(row))
  const deleted = reading.rows.filter((row) => stateOf(row) === 'deleted').length
  report.note(reading.notes)
  const already = reading.rows.length - fresh.length
  report.count(PIECES, { added: fresh.length, already, deleted, failed: reading.failed })
  return { reading, fresh, report }
}

async function findExistingPieces(
  db: Database,
  user: User,
  ids: readonly string[],
): Promise<Map<string, 'here' | 'deleted'>> {
  const rows = await inChunks(ids, (some) =>
    db
      .selectFrom('closetItems')
      .select(['id', 'deletedAt'])
      .where('userId', '=', user.id)
      .where('id', 'in', some)
      .execute(),
  )
  return new Map(rows.map(({ id, deletedAt }) => [id, deletedAt === null ? 'here' : 'deleted']))
}

function keptPhoto(
  deps: CsvPhotoDeps,
  user: User,
  archive: OpenedArchive | null,
  { photoFile }: CsvPieceRow,
): Promise<CsvPhoto | null> {
  return archive && photoFile !== null ? storeCsvPhoto(deps, user, archive, photoFile) : Promise.resolve(null)
}

function noteKept(
  { name }: CsvFile,
  row: CsvPieceRow | undefined,
  photo: CsvPhoto | null,
  photos: Map<string, CsvPhoto>,
  report: ReportBuilder,
): void {
  if (!row) return
  report.count(picturesTable.file, photo ? { added: 1 } : { failed: 1 })
  if (photo) photos.set(row.id, photo)
  else
    report.note([
      { file: name, line: row.line, name: row.piece.name, problem: 'photo unreadable', columns: [] },
    ])
}

function withPhoto<C>({ piece, hasColor }: CsvPieceRow, { key, url, color, seen }: CsvPhoto, cutOut: C) {
  const seenColor = hasColor ? null : color
  return { imageKey: key, imageUrl: url, color: seenColor ?? piece.color, seenInPhoto: seen, ...cutOut }
}

// Sets the same columns as `withPhoto`, because all rows of one statement need the same.
function withDrawing({ piece, drawing }: CsvPieceRow) {
  const noPhoto = { imageKey: null, seenInPhoto: null, cutOutState: null, cutOutAttempts: 0 }
  return { ...noPhoto, imageUrl: drawing, color: piece.color }
}

function rowOf({ id, piece }: CsvPieceRow, now: Date) {
  const { wears, lastWorn, traits, ...facts } = piece
  return {
    ...facts,
    id,
    wearsBefore: wears,
    wearCount: wears,
    wornBefore: lastWorn,
    lastWornDate: lastWorn,
    archivedAt: piece.archivedReason === null ? null : now,
    traits: changedTraits(noTraits, traits),
  }
}

function firstOf(fresh: readonly CsvPieceRow[]): ImportedCsv['first'] {
  return fresh.slice(0, SHOWN_PIECES).map(({ line, piece, hasColor, drawing, photoFile }) => ({
    line,
    name: piece.name,
    category: piece.category,
    color: hasColor || photoFile === null ? piece.color : null,
    imageUrl: photoFile === null ? drawing : null,
  }))
}
