import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { references } from '../schema/columns.ts'
import type { Columns } from '../schema/columns.ts'
import { createTable } from '../schema/create-table.ts'
import { locksRows } from '../row-lock.ts'

type Row = 'new' | 'old'

/** A table that the closet list shows, and its users, as a SQL condition or query on a changed row. */
interface Shown {
  readonly table: string
  /** Columns whose changes count; all by default. */
  readonly columns?: readonly string[]
  readonly seenBy: (row: Row) => string
}

const shown: readonly Shown[] = [
  {
    table: 'closet_items',
    seenBy: (row) =>
      `select ${row}.user_id union select borrower_id from loans where closet_item_id = ${row}.id`,
  },
  { table: 'loans', seenBy: (row) => `select ${row}.lender_id union select ${row}.borrower_id` },
  { table: 'marketplace_items', seenBy: (row) => `select ${row}.seller_id` },
  { table: 'sales', seenBy: (row) => `select ${row}.seller_id` },
  {
    table: 'users',
    columns: ['username'],
    seenBy: (row) =>
      `select lender_id from loans where borrower_id = ${row}.id union select borrower_id from loans where lender_id = ${row}.id`,
  },
  {
    table: 'stored_images',
    columns: ['width', 'height', 'thumb_hash', 'widths'],
    seenBy: (row) =>
      `select ${row}.user_id union select borrower_id from loans
        join closet_items on closet_items.id = loans.closet_item_id
        where ${row}.key in (closet_items.image_key, closet_items.cut_out_key)`,
  },
]

/** A version of each closet. Triggers change it with everything that its list shows. */
export async function up(db: Kysely<unknown>, { id, filled }: Columns): Promise<void> {
  await createTable(
    db,
    'closet_versions',
    { user_id: references(id(), 'users.id', 'cascade'), version: filled(40) },
    { primaryKey: ['user_id'] },
  )
  for (const each of shown) {
    if (locksRows(db)) await watchOnPostgres(db, each)
    else await watchOnSqlite(db, each)
  }
}

const events = [
  ['insert', ['new']],
  ['update', ['old', 'new']],
  ['delete', ['old']],
] as const satisfies readonly (readonly [string, readonly Row[]])[]

const eventsOf = ({ columns }: Shown) => events.filter(([event]) => !columns || event === 'update')

async function watchOnSqlite(db: Kysely<unknown>, each: Shown): Promise<void> {
  for (const [event, rows] of eventsOf(each)) {
    const ofColumns = each.columns ? ` of ${each.columns.join(', ')}` : ''
    await sql
      .raw(
        `create trigger ${each.table}_${event}_closet_version after ${event}${ofColumns} on ${each.table} begin
          ${rows.map((row) => newVersion(each.seenBy(row), 'lower(hex(randomblob(16)))')).join(';\n')};
        end`,
      )
      .execute(db)
  }
}

// A transaction writes one version per closet: its own number.
async function watchOnPostgres(db: Kysely<unknown>, each: Shown): Promise<void> {
  for (const [event, rows] of eventsOf(each)) {
    const name = `${each.table}_${event}_closet_version`
    const ofColumns = each.columns ? ` of ${each.columns.join(', ')}` : ''
    const versions = rows.map(
      (row) =>
        `${newVersion(each.seenBy(row), 'pg_current_xact_id()::text')} where closet_versions.version <> excluded.version;`,
    )
    await sql
      .raw(
        `create function ${name}() returns trigger language plpgsql as $$ begin ${versions.join('\n')} return null; end $$`,
      )
      .execute(db)
    await sql
      .raw(
        `create trigger ${name} after ${event}${ofColumns} on ${each.table} for each row execute function ${name}()`,
      )
      .execute(db)
  }
}

// While an account is deleted, its rows change after their user row is deleted.
function newVersion(seenBy: string, version: string): string {
  return `insert into closet_versions (user_id, version)
    select id, ${version} from users where id in (${seenBy})
    on conflict (user_id) do update set version = excluded.version`
}
