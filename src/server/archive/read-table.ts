import { setImmediate as othersTurn } from 'node:timers/promises'
import { v5 } from 'uuid'
import type { ImportNote } from '../../contract/archive.ts'
import type { ImportedTable, TableField } from '../../contract/imported-table.ts'
import { appOfHeaders } from '../../domain/archive/other-apps.ts'
import { cleanCell, pieceOfRow, type TablePiece } from '../../domain/archive/piece-of-row.ts'
import { keyOf, readTableHeader, type TableColumn } from '../../domain/archive/table-headers.ts'
import { dayOrderOf } from '../../domain/archive/written-day.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import { type CsvRow, readCsv } from './read-csv.ts'
import { photoFinder } from './table-photos.ts'

/** A CSV that isn't an Armadio export, alone or in a ZIP. */
export interface TableFile {
  /** As the user knows it. */
  readonly name: string
  readonly bytes: Buffer
  /** Names of the other files in its ZIP; null for a CSV alone. */
  readonly others: readonly string[] | null
}

/** A row of a CSV that was read as a piece. */
export interface TableRow {
  readonly id: string
  readonly line: number
  readonly piece: TablePiece
  /** The file of its photo in the ZIP; null for none. */
  readonly photoFile: string | null
}

/** A CSV as it was read. */
export interface TableReading {
  readonly rows: readonly TableRow[]
  readonly notes: readonly ImportNote[]
  /** Rows that aren't pieces. */
  readonly failed: number
  readonly table: Omit<ImportedTable, 'first'>
}

const ROWS_AT_ONCE = 50
// What changes while a piece is worn doesn't make it another one.
const changing: ReadonlySet<TableField | null> = new Set<TableField>(['wears', 'last worn', 'status'])

/**
 * Reads a CSV as pieces. Each has an id that follows from its row, so that a second import finds the same ones.
 * @throws AppError archive_unreadable, table_unknown, table_too_large
 */
export async function readTable(file: TableFile, user: User, today: string): Promise<TableReading> {
  const [header, ...rows] = await readCsv(file.bytes)
  if (!header) throw new AppError('archive_unreadable')
  const headers = header.cells.map(cleanCell)
  const columns = readTableHeader(headers)
  const named = new Set(columns.map(({ field }) => field))
  if (!named.has('name') && !named.has('category') && !named.has('type'))
    throw new AppError(headers.length === 1 ? 'archive_unreadable' : 'table_unknown')
  if (rows.length === 0) throw new AppError('table_empty')
  const dayOrder = dayOrderIn(columns, rows)
  const findPhoto = photoFinder(file.others)
  const idOf = rowIds(columns, user)
  const reading = { rows: [] as TableRow[], notes: [] as ImportNote[], failed: 0 }
  const counts = {
    dollarSigns: 0,
    pricesWithoutCurrency: 0,
    withoutColor: 0,
    photoLinks: 0,
    photosElsewhere: 0,
  }
  const note = (
    line: number,
    problem: ImportNote['problem'],
    name: string | null,
    values: readonly string[] = [],
  ) => reading.notes.push({ file: file.name, line, name, problem, columns: [...values] })
  for (const [nth, { line, cells, isWhole }] of rows.entries()) {
    if (nth % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await othersTurn()
    const isTooLong = cells.slice(columns.length).some((cell) => cell.trim() !== '')
    const read = pieceOfRow(columns, cells, { dayOrder, today })
    if (!isWhole || isTooLong || 'problem' in read) {
      const name = 'problem' in read ? read.name : read.piece.name
      const problem = 'problem' in read ? read.problem : 'quote unclear'
      note(line, !isWhole ? 'quote unclear' : isTooLong ? 'too many values' : problem, name)
      reading.failed += 1
      continue
    }
    const { piece, unread, shortened } = read
    if (unread.length > 0) note(line, 'value not read', piece.name, unread)
    if (shortened.length > 0) note(line, 'value shortened', piece.name, shortened)
    counts.dollarSigns += read.hasDollarSign ? 1 : 0
    counts.pricesWithoutCurrency += piece.originalPrice !== null && piece.currency === null ? 1 : 0
    counts.withoutColor += read.hasColor ? 0 : 1
    const photo = findPhoto(read.photo, piece.name)
    if (photo === 'link') counts.photoLinks += 1
    if (photo === 'missing' && file.others === null) counts.photosElsewhere += 1
    if (photo === 'missing' && file.others !== null) note(line, 'photo missing', piece.name)
    reading.rows.push({
      id: idOf(cells, piece.name),
      line,
      piece,
      photoFile: typeof photo === 'object' ? photo.file : null,
    })
  }
  const shown = columns.map(({ header: written, field }) => ({ header: written, field }))
  const table = { file: file.name, app: appOfHeaders(headers), columns: shown, dayOrder, ...counts }
  return { ...reading, table }
}

function dayOrderIn(columns: readonly TableColumn[], rows: readonly CsvRow[]) {
  const days = columns.flatMap(({ field }, nth) =>
    field === 'purchase date' || field === 'last worn' ? [nth] : [],
  )
  return dayOrderOf(rows.flatMap(({ cells }) => days.map((nth) => cells[nth] ?? '')))
}

// Of the row's id and name if it has an id, else of all that doesn't change with time. Of equal rows each is a piece.
function rowIds(
  columns: readonly TableColumn[],
  user: User,
): (cells: readonly string[], name: string) => string {
  const keys = columns.map(({ header }) => keyOf(header))
  const idColumn = columns.findIndex(({ field }) => field === 'id')
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
