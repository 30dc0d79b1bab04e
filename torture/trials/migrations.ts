import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { Migrator, sql, type Kysely, type Migration } from 'kysely'
import { columnTypes } from '../../src/server/db/schema/column-types.ts'
import { columnsOf, type Columns } from '../../src/server/db/schema/columns.ts'
import { newId } from '../../src/server/db/new-id.ts'
import type { DatabaseEngine, OpenDatabase } from '../../src/server/db/open-database.ts'
import type { Place } from '../kit/place.ts'
import { randomOf } from '../kit/random.ts'
import { onEachEngine, type Given, type Outcome, type Trial } from '../kit/trial.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'src', 'server', 'db', 'migrations')
const KIT = join(import.meta.dirname, '..', 'kit')
const PIECES = 20
const LAST_STEP = 120

interface Step {
  up(db: Kysely<unknown>, columns: Columns): Promise<void>
}

/** R16: migrates every released schema, with a kill in the middle and with two processes at once. */
export const migrations: Trial = {
  id: 'R16',
  name: 'migrations',
  inShort: false,
  run: (given) => onEachEngine(given, runOn),
}

async function runOn(given: Given, engine: DatabaseEngine): Promise<Outcome> {
  const names = (await readdir(FOLDER))
    .filter((name) => name.endsWith('.ts'))
    .toSorted((a, b) => a.localeCompare(b))
  const random = randomOf(given.seed)
  const failures: string[] = []
  let kills = 0
  // The schema after the first migration has no pieces.
  for (let count = 2; count < names.length; count += 1) {
    const place = await given.places.make(engine)
    const before = await seedSchema(place, names.slice(0, count))
    const killed = await migrate(place, random.integer(1, LAST_STEP))
    if (killed.signal === 'SIGKILL') kills += 1
    const both = await Promise.all([migrate(place), migrate(place)])
    const from = names[count - 1]?.replace('.ts', '')
    if (both.some(({ code }) => code !== 0))
      failures.push(`${from}: ${both.map(({ output }) => output).join(' / ')}`)
    const ran = both.filter(({ output }) => Number(output) > 0).length
    if (ran > 1) failures.push(`${from}: both migrated`)
    if ((await piecesIn(place)) !== before) failures.push(`${from}: the pieces differ`)
    if (count === names.length - 1 && !(await refusesNewer(place)))
      failures.push('A newer schema is not refused')
  }
  return {
    on: engine,
    load: `${names.length - 2} released schemas with ${PIECES} pieces each`,
    faults: `${kills} kills in the middle, then two starters at once; a newer schema`,
    result:
      failures.length === 0 ? 'the same pieces, migrated once, the newer one refused' : failures.join('; '),
    criterion: 'same data, one migrates, newer refused',
    passed: failures.length === 0 && kills > 0,
  }
}

async function seedSchema(place: Place, files: readonly string[]): Promise<string> {
  const opened = await place.open()
  const steps = await Promise.all(
    files.map(async (file): Promise<[string, Migration]> => {
      const step: Step = await import(pathToFileURL(join(FOLDER, file)).href)
      const columns = columnsOf(columnTypes(place.engine))
      return [file.replace('.ts', ''), { up: (db) => step.up(db, columns) }]
    }),
  )
  const provider = { getMigrations: async () => Object.fromEntries(steps) }
  const { error } = await new Migrator({ db: opened.db, provider }).migrateToLatest()
  if (error !== undefined) throw error
  await insertPieces(opened)
  await opened.close()
  return piecesIn(place)
}

async function insertPieces({ db }: OpenDatabase): Promise<void> {
  const userId = newId()
  await sql`insert into users (id, username) values (${userId}, 'giulia')`.execute(db)
  for (let at = 0; at < PIECES; at += 1)
    await sql`insert into closet_items (id, user_id, name, category, color, image_url)
      values (${newId()}, ${userId}, ${`Piece ${at}`}, 'Tops', 'Red', '/drawing.svg')`.execute(db)
}

async function piecesIn(place: Place): Promise<string> {
  const opened = await place.open()
  const { rows } = await sql`select id, user_id, name, category, color from closet_items order by id`.execute(
    opened.db,
  )
  await opened.close()
  return JSON.stringify(rows)
}

async function refusesNewer(place: Place): Promise<boolean> {
  const opened = await place.open()
  await sql`insert into kysely_migration values ('9999-from-the-future', '2030-01-01T00:00:00.000Z')`.execute(
    opened.db,
  )
  await opened.close()
  const { code, output } = await migrate(place)
  return code !== 0 && output.includes('newer Armadio')
}

async function migrate(place: Place, crashBeforeStep?: number) {
  const counting = ['--import', pathToFileURL(join(KIT, 'crash-at-step.ts')).href]
  const program = [join(KIT, 'migrate-once.ts'), JSON.stringify(place.target)]
  const child = spawn(process.execPath, [...(crashBeforeStep === undefined ? [] : counting), ...program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...(crashBeforeStep !== undefined && { CRASH_BEFORE_STEP: String(crashBeforeStep) }),
    },
  })
  const [out, complaint] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, signal: child.signalCode, output: (out || complaint).trim().slice(0, 2000) }
}
