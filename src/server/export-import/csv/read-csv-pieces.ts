import { v5 } from 'uuid'
import type { ImportNote } from '../../../contract/export-import/import-report.ts'
import type { ImportedCsv, CsvField } from '../../../contract/export-import/imported-csv.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { appOfHeaders } from '../../../domain/export-import/other-apps.ts'
import { cleanCell } from '../../../domain/export-import/cells-of-row.ts'
import {
  pieceOfRow,
  type PieceReading,
  type CsvPiece,
} from '../../../domain/export-import/piece-of-csv-row.ts'
import { normalizeHeader, readCsvHeader, type CsvColumn } from '../../../domain/export-import/csv-headers.ts'
import { dayOrderOf } from '../../../domain/export-import/written-day.ts'
import { pieceDrawing } from '../../../domain/closet/drawings/piece-drawing.ts'
import { AppError } from '../../http/app-error.ts'
import type { User } from '../../http/user-of-request.ts'
import { type CsvRow, readCsv } from './read-csv.ts'
import { type OtherFiles, photoFinder } from './csv-photos.ts'
import { nextTurn } from '../../workers/next-turn.ts'

/** A CSV that isn't an Armadio export, alone or in a ZIP. */
export interface CsvFile {
  /** The file name that the user uploaded. */
  readonly name: string
  readonly bytes: Buffer
  /** Null for a CSV alone. */
  readonly others: OtherFiles | null
}

/** A row of a CSV that was read as a piece. */
export interface CsvPieceRow {
  readonly id: string
  /** Possible ids of the piece in Armadio, if the CSV is part of an Armadio export. */
  readonly exportedIds: readonly string[]
  readonly line: number
  readonly piece: CsvPiece
  /** False if neither the row nor the name has a color. */
  readonly hasColor: boolean
  /** Path of its drawing. */
  readonly drawing: string
  /** Name of its photo's file in the ZIP, or null. */
  readonly photoFile: string | null
}

/** The result of reading a CSV. */
export interface CsvReading {
  readonly rows: readonly CsvPieceRow[]
  readonly notes: readonly ImportNote[]
  /** Rows that aren't pieces. */
  readonly failed: number
  readonly table: Omit<ImportedCsv, 'first'>
}

const HEADER_MAX = 80
// Parsing this many rows takes a few milliseconds.
const ROWS_AT_ONCE = 8
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
// Fields that change over time are not part of a piece's identity.
const changing: ReadonlySet<CsvField | null> = new Set<CsvField>(['wears', 'last worn', 'status'])

/**
 * Reads a CSV as pieces. Each id is derived from its row, so a second import finds the same pieces.
 * @throws AppError archive_unreadable, table_unknown, table_empty, table_too_large; an AbortError
 */
export async function readCsvPieces(
  file: CsvFile,
  user: User,
  { today, signal }: { readonly today: CalendarDate; readonly signal?: AbortSignal | undefined },
): Promise<CsvReading> {
  const [header, ...rows] = await readCsv(file.bytes)
  if (!header) throw new AppError('archive_unreadable')
  const columns = columnsOf(header)
  if (rows.length === 0) throw new AppError('table_empty')
  const dayOrder = dayOrderIn(columns, rows)
  const reading = startReading(file, user, columns)
  for (const [nth, row] of rows.entries()) {
    if (nth % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await nextTurn()
    signal?.throwIfAborted()
    const read = pieceOfRow(columns, row.cells, { dayOrder, today })
    const isTooLong = row.cells.slice(columns.length).some((cell) => cell.trim() !== '')
    if (!row.isWhole) reading.fail(row, 'quote unclear', null)
    else if ('problem' in read) reading.fail(row, isTooLong ? 'too many values' : read.problem, read.name)
    else if (isTooLong) reading.fail(row, 'too many values', read.piece.name)
    else reading.add(row, read)
  }
  const { rows: pieces, notes, failed, counts } = reading
  const app = appOfHeaders(columns.map(({ header: written }) => written))
  const shown = columns.map(({ header: written, field }) => ({ header: written, field }))
  return {
    rows: pieces,
    notes,
    failed: failed(),
    table: { file: file.name, app, columns: shown, dayOrder, ...counts },
  }
}

function columnsOf({ cells }: CsvRow): CsvColumn[] {
  const columns = readCsvHeader(cells.map((cell) => cleanCell(cell.slice(0, HEADER_MAX))))
  const named = new Set(columns.map(({ field }) => field))
  if (named.has('name') || named.has('category') || named.has('type')) return columns
  throw new AppError(columns.length === 1 ? 'archive_unreadable' : 'table_unknown')
}

// Collects the pieces, notes and counts of the rows.
function startReading(file: CsvFile, user: User, columns: readonly CsvColumn[]) {
  const rows: CsvPieceRow[] = []
  const notes: ImportNote[] = []
  const counts = {
    dollarSigns: 0,
    pricesWithoutCurrency: 0,
    withoutColor: 0,
    photoLinks: 0,
    photosElsewhere: 0,
  }
  let failed = 0
  const findPhoto = photoFinder(file.others)
  const idColumn = columns.findIndex(({ field }) => field === 'id')
  const idOf = rowIds(columns, idColumn, user)
  const note = (
    line: number,
    problem: ImportNote['problem'],
    name: string | null,
    values: readonly string[] = [],
  ) => void notes.push({ file: file.name, line, name, problem, columns: [...values] })
  const photoOf = (line: number, written: string | null, id: string, name: string): string | null => {
    const photo = findPhoto({ written, name, id })
    if (photo === 'link') counts.photoLinks += 1
    if (photo === 'missing' && file.others === null) counts.photosElsewhere += 1
    if (photo === 'missing' && file.others !== null) note(line, 'photo missing', name)
    return typeof photo === 'object' ? photo.file : null
  }
  return {
    rows,
    notes,
    counts,
    failed: () => failed,
    fail({ line }: CsvRow, problem: ImportNote['problem'], name: string | null) {
      failed += 1
      note(line, problem, name)
    },
    add({ line, cells }: CsvRow, read: PieceReading) {
      const { piece, unread, shortened } = read
      if (unread.length > 0) note(line, 'value not read', piece.name, unread)
      if (shortened.length > 0) note(line, 'value shortened', piece.name, shortened)
      if (read.hasDollarSign) counts.dollarSigns += 1
      if (piece.originalPrice !== null && piece.currency === null) counts.pricesWithoutCurrency += 1
      const id = cells[idColumn]?.trim() ?? ''
      const photoFile = photoOf(line, read.photo, id, piece.name)
      // A photo will provide the color.
      if (!read.hasColor && photoFile === null) counts.withoutColor += 1
      rows.push({
        id: idOf(cells, piece.name),
        exportedIds: UUID.test(id) ? [id, v5(id, user.id)] : [],
        line,
        piece,
        drawing: drawingOf(piece),
        photoFile,
        hasColor: read.hasColor,
      })
    },
  }
}

function dayOrderIn(columns: readonly CsvColumn[], rows: readonly CsvRow[]) {
  const days = columns.flatMap(({ field }, nth) =>
    field === 'purchase date' || field === 'last worn' ? [nth] : [],
  )
  return dayOrderOf(rows.flatMap(({ cells }) => days.map((nth) => cells[nth] ?? '')))
}

// Derives ids from the row's id and name, or without an id from all fields that don't change over time. Equal rows
// get different ids.
function rowIds(
  columns: readonly CsvColumn[],
  idColumn: number,
  user: User,
): (cells: readonly string[], name: string) => string {
  const keys = columns.map(({ header }) => normalizeHeader(header))
  const times = new Map<string, number>()
  return (cells, name) => {
    const own = cells[idColumn]?.trim()
    const values = columns.flatMap(({ field }, nth) => {
      const value = cleanCell(cells[nth] ?? '')
      return value === '' || changing.has(field) ? [] : [[keys[nth], value]]
    })
    const identity = own
      ? [keys.toSorted(), own, name]
      : values.toSorted(([one = ''], [other = '']) => (one < other ? -1 : one > other ? 1 : 0))
    const text = JSON.stringify(identity)
    const nth = (times.get(text) ?? 0) + 1
    times.set(text, nth)
    return v5(`table ${nth} ${text}`, user.id)
  }
}

function drawingOf({ name, category, color, traits }: CsvPiece): string {
  return pieceDrawing({ name, category, color, type: traits.type ?? null })
}
