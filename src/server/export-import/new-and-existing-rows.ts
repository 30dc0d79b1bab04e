import { sql } from 'kysely'
import type { ImportNote } from '../../contract/export-import/import-report.ts'
import { drawingOf, pictureKeysIn, withoutLostPictures } from '../../domain/closet/without-lost-pictures.ts'
import type { Database } from '../db/open-database.ts'
import type { Tables } from '../db/tables/tables.ts'
import type { User } from '../http/user-of-request.ts'
import type { ImageKey } from '../ports/image-store.ts'
import { adoptRow } from './adopt-row.ts'
import type { ArchivedTable } from './tables/archived-table.ts'
import { archivedTables, picturesTable } from './tables/archived-tables.ts'
import { isOwn, textOf, type Row } from './tables/own-rows.ts'
import { noteOf } from './read-archived-rows.ts'

/** State collected while the files of an archive are read in order. */
export interface Sorting {
  readonly user: User
  /** Owner of the archive. */
  readonly owner: string
  /** Pictures that rows may reference: new ones of the archive, and the user's own. */
  readonly pictures: ReadonlySet<ImageKey>
  /** Width of the largest file of each converted picture. */
  readonly newWidths: ReadonlyMap<ImageKey, number>
  /** By table, the ids of new and existing rows. */
  readonly known: Map<keyof Tables, Set<string>>
  /** By table, the keys of the rows read so far. */
  readonly seen: Map<keyof Tables, Set<string>>
}

/** Rows of one table, split into new, existing and rejected ones. */
export interface SortedRows {
  readonly fresh: readonly { readonly line: number; readonly row: Row }[]
  readonly already: number
  /** How many of `already` were deleted here since. */
  readonly deleted: number
  readonly notes: readonly ImportNote[]
}

const tableOf = new Map<keyof Tables, ArchivedTable>(
  [...archivedTables, picturesTable].map((table) => [table.table, table]),
)

/** Creates the initial state. */
export function startSorting(
  user: User,
  owner: string,
  pictures: ReadonlySet<ImageKey>,
  newWidths: ReadonlyMap<ImageKey, number> = new Map(),
): Sorting {
  return { user, owner, pictures, newWidths, known: new Map(), seen: new Map() }
}

/** Splits rows of one table into new ones, existing ones and those that can't be added. */
export async function newAndExistingRows(
  db: Database,
  sorting: Sorting,
  table: ArchivedTable,
  read: readonly { readonly line: number; readonly row: Row }[],
): Promise<SortedRows> {
  const notes: ImportNote[] = []
  const seen = setIn(sorting.seen, table.table)
  const once = read.flatMap(({ line, row: written }) => {
    const key = keyOf(table, written)
    if (seen.has(key)) {
      notes.push(noteOf(table, line, 'duplicate', written))
      return []
    }
    seen.add(key)
    return { line, row: withShownPictures(sorting, table, adoptRow(written, sorting.user, sorting.owner)) }
  })
  const here = await findExistingRows(
    db,
    sorting.user,
    table,
    once.map(({ row }) => row),
  )
  const missing = await missingReferences(
    db,
    sorting,
    table,
    once.map(({ row }) => row),
  )
  const fresh: { line: number; row: Row }[] = []
  let already = 0
  let deleted = 0
  const known = setIn(sorting.known, table.table)
  for (const { line, row } of once) {
    const found = here.get(keyOf(table, row))
    const isHere = found?.isOwn === true || (table.isSingle === true && (here.size > 0 || fresh.length > 0))
    if (found && !found.isOwn) notes.push(noteOf(table, line, 'of another user', row))
    else if (isHere) {
      already += 1
      if (found?.isDeleted && row['deletedAt'] === null) deleted += 1
      known.add(keyOf(table, row))
    } else if (missing(row)) notes.push(noteOf(table, line, 'reference missing', row))
    else if (lacksPhoto(table, row)) notes.push(noteOf(table, line, 'photo missing', row))
    else {
      fresh.push({ line, row })
      known.add(keyOf(table, row))
    }
  }
  return { fresh, already, deleted, notes }
}

// Returns a row's key as text.
function keyOf(table: ArchivedTable, row: Row): string {
  return table.key.map((column) => textOf(row[column])).join(' ')
}

interface ExistingRow {
  readonly isOwn: boolean
  readonly isDeleted: boolean
}

async function findExistingRows(
  db: Database,
  user: User,
  table: ArchivedTable,
  rows: readonly Row[],
): Promise<Map<string, ExistingRow>> {
  if (rows.length === 0) return new Map()
  const keys = sql.join(table.key.map((column) => sql.ref(column)))
  const wanted = rows.map((row) => sql`(${sql.join(table.key.map((column) => row[column]))})`)
  const deletedAt = 'deletedAt' in table.columns.shape ? sql.ref('deletedAt') : sql`null`
  // A table with a single row per user compares by user, not by id.
  const condition = table.isSingle
    ? sql`${isOwn(user.id, table)} or (${keys}) in (${sql.join(wanted)})`
    : sql`(${keys}) in (${sql.join(wanted)})`
  const found = await sql<Row>`
    select ${keys}, ${deletedAt} as ${sql.ref('deletedAt')}, (${isOwn(user.id, table)}) as ${sql.ref('isOwn')}
    from ${sql.table(table.table)} where ${condition}
  `.execute(db)
  return new Map(
    found.rows.map((row) => [
      keyOf(table, row),
      { isOwn: row['isOwn'] === true || row['isOwn'] === 1, isDeleted: row['deletedAt'] !== null },
    ]),
  )
}

// A row is added only if each row that it references belongs to the same user, in the archive or in the database.
async function missingReferences(
  db: Database,
  sorting: Sorting,
  table: ArchivedTable,
  rows: readonly Row[],
): Promise<(row: Row) => boolean> {
  const references = Object.entries(table.refers).filter(([, to]) => to !== 'storedImages')
  for (const [column, to] of references) {
    const known = setIn(sorting.known, to)
    const referencedIds = new Set(
      rows.map((row) => row[column]).filter((id) => id !== null && !known.has(textOf(id))),
    )
    const target = tableOf.get(to)
    if (referencedIds.size === 0 || !target) continue
    const { rows: own } = await sql<{ id: string }>`
      select id from ${sql.table(to)}
      where id in (${sql.join([...referencedIds])}) and ${isOwn(sorting.user.id, target)}
    `.execute(db)
    for (const { id } of own) known.add(id)
  }
  return (row) =>
    references.some(
      ([column, to]) => row[column] !== null && !setIn(sorting.known, to).has(textOf(row[column])),
    )
}

// Gives a piece without its photo a drawing.
function withShownPictures({ pictures, newWidths }: Sorting, table: ArchivedTable, row: Row): Row {
  const lost = [...pictureKeysIn(row), ...keysOf(table, row)].filter((key) => !pictures.has(key))
  const widened = newWidths.size === 0 ? row : withNewWidths(row, newWidths)
  return lost.length === 0 ? widened : withoutPictures(table, widened, (key) => lost.includes(key))
}

// Whether a row requires a photo that is lost.
function lacksPhoto({ refers, columns }: ArchivedTable, row: Row): boolean {
  return Object.entries(refers).some(
    ([column, to]) =>
      to === 'storedImages' &&
      row[column] === null &&
      columns.shape[column]?.safeParse(null).success === false,
  )
}

function keysOf({ refers }: ArchivedTable, row: Row): string[] {
  return Object.keys(refers).flatMap((column) => {
    const key = refers[column] === 'storedImages' ? row[column] : null
    return typeof key === 'string' ? [key] : []
  })
}

/** Returns a row without references to lost pictures. */
export function withoutPictures(table: ArchivedTable, row: Row, isLost: (key: string) => boolean): Row {
  const shown: Row = { ...row, ...Object(withoutLostPictures(row, isLost)) }
  for (const [column, to] of Object.entries(table.refers)) {
    const key = row[column]
    if (to !== 'storedImages' || typeof key !== 'string' || !isLost(key)) continue
    shown[column] = null
    if (column === 'imageKey') shown['imageUrl'] = drawingOf(row)
    if (column === 'cutOutKey') shown['cutOutState'] = null
  }
  return shown
}

function withNewWidths(row: Row, newWidths: ReadonlyMap<ImageKey, number>): Row {
  const text = JSON.stringify(row).replaceAll(
    /\/images\/([0-9a-f]{32})\/\d{1,5}\.webp/g,
    (address, key: string) => (newWidths.has(key) ? `/images/${key}/${newWidths.get(key)}.webp` : address),
  )
  return Object(JSON.parse(text))
}

function setIn(sets: Map<keyof Tables, Set<string>>, table: keyof Tables): Set<string> {
  const set = sets.get(table) ?? new Set()
  sets.set(table, set)
  return set
}
