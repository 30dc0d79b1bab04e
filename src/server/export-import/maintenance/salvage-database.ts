import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { DatabaseUnusable } from '../../db/database-unusable.ts'
import { migrateToLatest } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open-database.ts'
import { sqliteResult, sqliteResultCode } from '../../db/sqlite/sqlite-errors.ts'

/** The result of salvaging a damaged SQLite file. */
export interface Salvage {
  readonly rows: number
  /** Rows, and positions of possible rows, that can't be read. */
  readonly unreadable: number
  /** Rows that reference an unreadable row. */
  readonly orphans: number
  /** New path of the damaged file. */
  readonly kept: string
}

type Row = Record<string, SQLInputValue>

/** Returns the first problems that SQLite reports of a file; empty if it is intact. */
export function quickCheck(file: string): string[] {
  try {
    const database = new DatabaseSync(file, { readOnly: true })
    try {
      const found = database
        .prepare('pragma quick_check(20)')
        .all()
        .map((row) => String(row['quick_check']))
      return found.length === 1 && found[0] === 'ok' ? [] : found
    } finally {
      database.close()
    }
  } catch (error) {
    const code = sqliteResultCode(error)
    // A file that can't be opened for another reason, such as its permissions, is not damaged.
    if (code !== sqliteResult.corrupt && code !== sqliteResult.notADatabase) throw error
    return [error instanceof Error ? error.message : String(error)]
  }
}

/**
 * Copies every readable row of a damaged file into a new file, which replaces it. Keeps the damaged file under another
 * name.
 * @param stamp part of the name of the damaged file
 * @throws DatabaseUnusable if Armadio is running or no row is readable; then nothing has changed
 */
export async function salvageDatabase(file: string, stamp: string): Promise<Salvage> {
  if (isInUse(file))
    throw new DatabaseUnusable('Armadio is running. Stop it first, then repair the database.')
  const fresh = `${file}.new`
  await removeDatabase(fresh)
  const opened = await openDatabase({ engine: 'sqlite', file: fresh })
  await migrateToLatest(opened)
  await opened.close()
  const copied = copyRows(file, fresh)
  if (copied.rows === 0) {
    await removeDatabase(fresh)
    throw new DatabaseUnusable(`Nothing in ${file} is readable. Replace it with a backup.`)
  }
  const kept = `${file}.damaged-${stamp}`
  for (const suffix of ['', '-wal', '-shm'])
    if (existsSync(file + suffix)) await rename(file + suffix, kept + suffix)
  await rename(fresh, file)
  return { ...copied, kept }
}

// A connection in WAL mode locks the file while it is open.
function isInUse(file: string): boolean {
  const database = new DatabaseSync(file)
  try {
    database.exec('pragma locking_mode = exclusive; select count(*) from sqlite_master')
    return false
  } catch (error) {
    return sqliteResultCode(error) === sqliteResult.busy
  } finally {
    database.close()
  }
}

function copyRows(from: string, to: string): Omit<Salvage, 'kept'> {
  const source = new DatabaseSync(from, { readOnly: true })
  const target = new DatabaseSync(to, { enableForeignKeyConstraints: false })
  let rows = 0
  let unreadable = 0
  let orphans = 0
  try {
    const tables = target
      .prepare(
        "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'",
      )
      .all()
      .map((row) => String(row['name']))
    target.exec('begin')
    for (const table of tables) {
      const columns = target.prepare(`select name from pragma_table_info('${table}')`).all()
      const names = columns.map((column) => String(column['name']))
      const insert = target.prepare(
        `insert or ignore into "${table}" (${names.map((name) => `"${name}"`).join()}) values (${names.map(() => '?').join()})`,
      )
      for (const row of readableRows(source, table)) {
        try {
          if (row === null) unreadable += 1
          else rows += Number(insert.run(...names.map((name) => row[name] ?? null)).changes)
        } catch {
          // A value that the schema doesn't allow is damaged too.
          unreadable += 1
        }
      }
    }
    for (let found = removeOrphans(target); found > 0; found = removeOrphans(target)) orphans += found
    target.exec('commit')
    return { rows: rows - orphans, unreadable, orphans }
  } finally {
    source.close()
    target.close()
  }
}

// Scans the table, then reads rows by rowid where the scan fails. Yields null for each unreadable row.
function* readableRows(source: DatabaseSync, table: string): Generator<Row | null> {
  let last = 0
  try {
    for (const row of source.prepare(`select rowid as "rowid", * from "${table}" order by rowid`).iterate()) {
      last = Number(row['rowid'])
      yield row
    }
    return
  } catch {
    // Continues below, after the last row that was read.
  }
  const one = prepareOrNull(source, `select * from "${table}" where rowid = ?`)
  if (!one) {
    yield null
    return
  }
  const end = lastRow(source, table, last)
  for (let rowid = last + 1; rowid <= end; rowid += 1) {
    try {
      const row = one.get(rowid)
      if (row) yield row
    } catch {
      yield null
    }
  }
}

function prepareOrNull(source: DatabaseSync, query: string) {
  try {
    return source.prepare(query)
  } catch {
    return null
  }
}

function lastRow(source: DatabaseSync, table: string, last: number): number {
  try {
    return Number(source.prepare(`select max(rowid) as last from "${table}"`).get()?.['last'] ?? last)
  } catch {
    return last + 10_000
  }
}

function removeOrphans(target: DatabaseSync): number {
  const found = target.prepare('pragma foreign_key_check').all()
  for (const { table, rowid } of found)
    target.prepare(`delete from "${String(table)}" where rowid = ?`).run(Number(rowid))
  return found.length
}

async function removeDatabase(file: string): Promise<void> {
  for (const suffix of ['', '-wal', '-shm']) await rm(file + suffix, { force: true })
}
