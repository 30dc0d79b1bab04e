import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../db/open-database.ts'
import { nextTurn } from '../../workers/next-turn.ts'
import type { ArchivedTable } from './archived-table.ts'

/** A row with camelCase columns. */
export type Row = Record<string, unknown>

// Writing this many rows as JSON takes about 5 ms.
const ROWS_AT_ONCE = 25

/** Yields the rows of a user in a table in pages, ordered by key. Yields to the event loop between pages. */
export async function* ownRows(db: Database, userId: string, table: ArchivedTable): AsyncGenerator<Row[]> {
  const key = sql.join(table.key.map((column) => sql.ref(column)))
  const columns = sql.join(Object.keys(table.columns.shape).map((column) => valueOf(table, column)))
  let after: RawBuilder<unknown> = sql``
  for (;;) {
    // Also yields before the first page, because many small tables follow each other.
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

// A borrower's wear belongs to an entry in the borrower's history, which isn't archived.
function valueOf({ table }: ArchivedTable, column: string): RawBuilder<unknown> {
  const value = sql.ref(column)
  if (table !== 'wears' || column !== 'outfitHistoryId') return value
  return sql`case when ${sql.ref('wornBy')} is null then ${value} end as ${value}`
}

/** SQL condition that a row of this table belongs to the user. */
export function isOwn(userId: string, { table, owner }: ArchivedTable): RawBuilder<boolean> {
  // Leaves out pending and released pictures.
  if (table === 'storedImages')
    return sql`${sql.ref(owner.column)} = ${userId} and ${sql.ref('state')} = 'stored'`
  if (owner.through === undefined) return sql`${sql.ref(owner.column)} = ${userId}`
  const ownerOfParent = owner.through === 'marketplaceItems' ? 'sellerId' : 'userId'
  return sql`${sql.ref(owner.column)} in (
    select ${sql.ref('id')} from ${sql.table(owner.through)} where ${sql.ref(ownerOfParent)} = ${userId})`
}

/** Counts the user's rows of this table. */
export async function countOwnRows(db: Database, userId: string, table: ArchivedTable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table.table)} where ${isOwn(userId, table)}
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** Converts a text, number or boolean to text; other values to ''. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}
