import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../db/open-database.ts'
import { nextTurn } from '../workers/next-turn.ts'
import type { ArchivedTable } from './archived-table.ts'

/** A row with camelCase columns. */
export type Row = Record<string, unknown>

// About five milliseconds of writing rows as JSON.
const ROWS_AT_ONCE = 25

/** The rows of a user in a table, in the order of their key, in pages; other work runs in between. */
export async function* ownRows(db: Database, userId: string, table: ArchivedTable): AsyncGenerator<Row[]> {
  const key = sql.join(table.key.map((column) => sql.ref(column)))
  const columns = sql.join(Object.keys(table.columns.shape).map((column) => valueOf(table, column)))
  let after: RawBuilder<unknown> = sql``
  for (;;) {
    // Also before the first rows: small tables follow each other.
    await nextTurn()
    const { rows } = await sql<Row>`
      select ${columns} from ${sql.table(table.table)}
      where ${isOwn(userId, table)} ${after}
      order by ${key} limit ${ROWS_AT_ONCE}
    `.execute(db)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    if (rows.length < ROWS_AT_ONCE) return
    after = sql`and (${key}) > (${sql.join(table.key.map((column) => last[column]))})`
  }
}

// A wear of someone who had borrowed the piece is in their history, which isn't archived.
function valueOf({ table }: ArchivedTable, column: string): RawBuilder<unknown> {
  const value = sql.ref(column)
  if (table !== 'wears' || column !== 'outfitHistoryId') return value
  return sql`case when ${sql.ref('wornBy')} is null then ${value} end as ${value}`
}

/** The condition that a row of this table belongs to the user. */
export function isOwn(userId: string, { table, owner }: ArchivedTable): RawBuilder<boolean> {
  // A picture that waits for its piece, or that nothing shows any more, is left out.
  if (table === 'storedImages')
    return sql`${sql.ref(owner.column)} = ${userId} and ${sql.ref('state')} = 'stored'`
  if (owner.through === undefined) return sql`${sql.ref(owner.column)} = ${userId}`
  const ownerOfParent = owner.through === 'marketplaceItems' ? 'sellerId' : 'userId'
  return sql`${sql.ref(owner.column)} in (
    select ${sql.ref('id')} from ${sql.table(owner.through)} where ${sql.ref(ownerOfParent)} = ${userId})`
}

/** How many rows of this table belong to the user. */
export async function countOwnRows(db: Database, userId: string, table: ArchivedTable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table.table)} where ${isOwn(userId, table)}
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** A text, number or flag of a row as text; '' for anything else. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}
