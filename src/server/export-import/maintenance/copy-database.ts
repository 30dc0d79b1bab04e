import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { fieldOf } from '../../db/column-names.ts'
import { migrateToLatest } from '../../db/migrate.ts'
import { openDatabase, type Database, type DatabaseTarget } from '../../db/open-database.ts'
import { snapshotsOf } from '../../db/read-snapshot.ts'

const ROWS_AT_ONCE = 200

// Kept responses are useless in a copy; triggers write the closet versions of the copy.
const NOT_COPIED = ['idempotency_keys', 'closet_versions']

/**
 * Copies a snapshot of a database into a new SQLite file, while others write. SQLite: VACUUM INTO. PostgreSQL: all rows
 * of one REPEATABLE READ snapshot, into the same schema.
 */
export async function copyDatabase(target: DatabaseTarget, file: string): Promise<void> {
  if (target.engine === 'postgres') return copyRows(target, file)
  const source = new DatabaseSync(target.file, { readOnly: true })
  try {
    source.prepare('vacuum into ?').run(file)
  } finally {
    source.close()
  }
}

async function copyRows(target: DatabaseTarget, file: string): Promise<void> {
  const copy = await openDatabase({ engine: 'sqlite', file })
  try {
    await migrateToLatest(copy)
    // Rows are copied table by table, not in the order of their references.
    await sql`pragma foreign_keys = off`.execute(copy.db)
    const tables = await tablesOf(copy.db)
    await snapshotsOf(target)(async (from) => {
      for (const table of tables) await copyTable(from, copy.db, table)
    })
    await sql`pragma wal_checkpoint(truncate)`.execute(copy.db)
  } finally {
    await copy.close()
  }
}

async function tablesOf(copy: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master
    where type = 'table' and name not like 'sqlite%' and name not like 'kysely%'
  `.execute(copy)
  return rows.map(({ name }) => name).filter((name) => !NOT_COPIED.includes(name))
}

async function copyTable(from: Database, to: Database, table: string): Promise<void> {
  const { rows: named } = await sql<{ name: string }>`
    select name from pragma_table_info(${table}) order by cid
  `.execute(to)
  const columns = sql.join(named.map(({ name }) => sql.ref(name)))
  await sql`declare copied no scroll cursor for select ${columns} from ${sql.table(table)}`.execute(from)
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(ROWS_AT_ONCE)} from copied`.execute(
      from,
    )
    if (rows.length === 0) break
    const values = rows.map((row) => sql`(${sql.join(named.map(({ name }) => row[fieldOf(name)] ?? null))})`)
    await sql`insert into ${sql.table(table)} (${columns}) values ${sql.join(values)}`.execute(to)
  }
  await sql`close copied`.execute(from)
}
