import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { insertClosetItems } from '../src/server/closet/closet-store.ts'
import { migrateToLatest } from '../src/server/db/migrate.ts'
import { openDatabase } from '../src/server/db/open-database.ts'
import { itemsOf } from '../src/server/closet/closet-item-row.ts'
import { startPostgresServer } from '../tests/support/database/postgres-server.ts'
import { PERSONAL_USER_ID } from '../src/server/user/personal-user.ts'
import { closetRows } from './closet-rows.ts'
import type { Ratio } from './ratio.ts'
import { startArmadio } from './server.ts'

const USERS = 10_000
const PIECES_EACH = 100
const OWN_PIECES = 1000
const ROUNDS = 40
/** The planner scans smaller tables sequentially. */
const LARGE_ROWS = 10_000

const lists = [
  '/api/closet-items',
  '/api/closet-items?archived=1',
  '/api/wishlist',
  '/api/outfit-history',
  '/api/weekly-plans',
  '/api/outfit-curations',
  '/api/outfit-recommendations',
  '/api/marketplace-items?limit=50',
  '/api/trips',
  '/api/recently-deleted',
  '/api/sales',
  '/api/packed-pieces',
  '/api/look-collections',
  '/api/closet-cut-outs',
  '/api/outfit-shares',
]

/** A list request on PostgreSQL, and the large tables that it scans sequentially. */
export interface ListPlan {
  readonly path: string
  readonly wholeTables: readonly string[]
}

/** Compares a list of 1,000 pieces with the bare driver, among a million pieces of 10,000 users. Checks query plans. */
export async function millionPieces(): Promise<{ ratio: Ratio; plans: ListPlan[] }> {
  const server = await startPostgresServer()
  const dataFolder = await mkdtemp(join(tmpdir(), 'armadio-bench-'))
  const client = new pg.Client({ connectionString: server.adminUrl })
  try {
    await client.connect()
    const bareList = await fillDatabase(server.adminUrl, client)
    await using armadio = await startArmadio(dataFolder, { DATABASE_URL: server.adminUrl })
    const rounds: { measured: number; limit: number }[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await client.query(`update closet_items set is_clean = not is_clean where id = $1`, [bareList.firstId])
      const measured = await tookMs(async () =>
        (await fetch(`${armadio.address}/api/closet-items`)).arrayBuffer(),
      )
      const limit = await tookMs(async () => JSON.stringify((await client.query(bareList.query)).rows))
      rounds.push({ measured, limit })
    }
    const name = `List of ${OWN_PIECES} on PostgreSQL among a million, after a change`
    // Waits until the statistics include the cleanup at the start, which scans some tables.
    await client.query('select pg_sleep(12)')
    const plans: ListPlan[] = []
    for (const path of lists)
      plans.push({ path, wholeTables: await tablesReadWhole(client, armadio.address + path) })
    return { ratio: { name, unit: 'ms', goal: 0.6, rounds }, plans }
  } finally {
    await client.end()
    await rm(dataFolder, { recursive: true, force: true })
    await server.stop()
  }
}

async function fillDatabase(url: string, client: pg.Client) {
  const opened = await openDatabase({ engine: 'postgres', url })
  try {
    await migrateToLatest(opened)
    await client.query(filling)
    const rows = closetRows(PERSONAL_USER_ID, OWN_PIECES, new Date())
    await client.query(`insert into users (id, username) values ($1, 'owner') on conflict do nothing`, [
      PERSONAL_USER_ID,
    ])
    for (let at = 0; at < rows.length; at += 500) await insertClosetItems(opened.db, rows.slice(at, at + 500))
    await client.query('vacuum analyze')
    const compiled = itemsOf(opened.db, PERSONAL_USER_ID)
      .where('closetItems.deletedAt', 'is', null)
      .where('closetItems.archivedReason', 'is', null)
      .orderBy('closetItems.createdAt', 'desc')
      .orderBy('closetItems.id', 'desc')
      .compile()
    const query = { name: 'list', text: compiled.sql, values: compiled.parameters.map(String) }
    return { query, firstId: rows[0]?.id }
  } finally {
    await opened.close()
  }
}

// Every user has pieces, wishes, worn outfits and a plan.
const filling = `
  create temporary table people as
    select gen_random_uuid() as id, n from generate_series(1, ${USERS}) as n;
  insert into users (id, username) select id, 'person ' || n from people;
  insert into closet_items (id, user_id, name, category, color, image_url, created_at)
    select gen_random_uuid(), people.id, 'Piece ' || at, 'Tops', 'Navy', '/drawings/t-shirt.svg', now() - at * interval '1 hour'
    from people, generate_series(1, ${PIECES_EACH}) as at;
  insert into wishlist_items (id, user_id, name, category)
    select gen_random_uuid(), people.id, 'Wish ' || at, 'jacket' from people, generate_series(1, 10) as at;
  insert into outfit_history (id, user_id, worn_date)
    select gen_random_uuid(), people.id, date '2026-01-01' + at from people, generate_series(1, 20) as at;
  insert into marketplace_items (id, seller_id, title, description, price, condition, category, image_url)
    select gen_random_uuid(), people.id, 'Listing ' || at, '', 20, 'Good', 'Tops', '/drawings/t-shirt.svg'
    from people, generate_series(1, 3) as at;
  insert into weekly_outfit_plans (id, user_id, week_start_date, title, style_theme, occasion)
    select gen_random_uuid(), people.id, date '2026-01-05' + 7 * at, 'Week', 'classic', 'work'
    from people, generate_series(1, 4) as at;
  insert into outfit_curations
      (id, user_id, style_preference, outfit_description, style_analysis, suggestions, styling_tips, color_palette)
    select gen_random_uuid(), people.id, 'classic', 'Navy and white', 'Calm', '[]', '[]', '[]' from people, generate_series(1, 5);
  insert into outfit_recommendations (id, user_id, name, items)
    select gen_random_uuid(), people.id, 'Look', '[]' from people, generate_series(1, 5);
  insert into trips (id, user_id, place, from_date, to_date, purpose)
    select gen_random_uuid(), people.id, 'Rome', date '2026-03-01', date '2026-03-04', 'city' from people;
`

// Returns large tables with new sequential scans, from PostgreSQL statistics; open sessions report with a delay.
async function tablesReadWhole(client: pg.Client, url: string): Promise<string[]> {
  const counts = async () => {
    await client.query('select pg_stat_clear_snapshot()')
    const { rows } = await client.query<{ relname: string; seq_scan: string }>(
      `select relname, seq_scan from pg_stat_user_tables where n_live_tup >= ${LARGE_ROWS}`,
    )
    return new Map(rows.map(({ relname, seq_scan }) => [relname, Number(seq_scan)]))
  }
  const before = await counts()
  const answer = await fetch(url)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`)
  await client.query('select pg_sleep(1.2)')
  // The server's connection reports its statistics with its next statement.
  await (await fetch(url)).arrayBuffer()
  await client.query('select pg_sleep(1.2)')
  const after = await counts()
  return [...after].filter(([table, scans]) => scans > (before.get(table) ?? 0)).map(([table]) => table)
}

async function tookMs(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
