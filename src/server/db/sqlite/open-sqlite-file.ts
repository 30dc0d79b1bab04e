import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DatabaseUnusable } from '../database-unusable.ts'
import { retryWhileBusy } from './retry-while-busy.ts'
import { sqliteResult, sqliteResultCode } from './sqlite-errors.ts'

/** Opens the file and creates it and its folder if missing; throws DatabaseUnusable on failure. */
export async function openSqliteFile(file: string): Promise<DatabaseSync> {
  try {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
    const database = new DatabaseSync(file, { enableForeignKeyConstraints: true })
    try {
      await makeDurable(database)
    } catch (error) {
      database.close()
      throw error
    }
    return database
  } catch (error) {
    throw new DatabaseUnusable(whyUnusable(file, error), { cause: error })
  }
}

// If two processes switch a new file to WAL at the same moment, one fails at once (measured: a quarter of the time).
async function makeDurable(database: DatabaseSync): Promise<void> {
  await retryWhileBusy(() => database.exec('pragma journal_mode = wal; pragma synchronous = full'))
}

function whyUnusable(file: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  switch (sqliteResultCode(error)) {
    case sqliteResult.notADatabase:
      return `${file} isn't an Armadio database. Move it or set DATA_DIR to another folder.`
    case sqliteResult.corrupt:
      return `${file} is damaged (${reason}). Run 'npm run repair' or replace it with a backup.`
    case sqliteResult.busy:
      return `${file} is in use by another program. Close that program and start again.`
    case sqliteResult.full:
      return `The disk that holds ${file} is full. Free up some space and start again.`
    default:
      return `Couldn't open the database ${file} (${reason}). Fix the folder's permissions or set DATA_DIR to another folder.`
  }
}
