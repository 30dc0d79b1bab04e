import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { insertClosetItems } from '../src/server/closet/closet-store.ts'
import { compose } from '../src/server/compose.ts'
import { openDatabase, type DatabaseTarget } from '../src/server/db/open-database.ts'
import { PERSONAL_USER_ID } from '../src/server/user/personal-user.ts'
import { curateOutfits } from './curate-outfit.ts'
import { drawPlates } from './draw-plates.ts'
import type { Figure } from './figure.ts'
import { madeCloset } from './made-closet.ts'

const PIECES = 1000

// The guard against private addresses refuses it: nobody is asked.
const NOWHERE = 'http://127.0.0.1:9'

// A wardrobe of its own in a folder that is gone afterwards; SQLite, as Armadio starts by default.
const dataFolder = await mkdtemp(join(tmpdir(), 'armadio-bench-'))
const database: DatabaseTarget = { engine: 'sqlite', file: join(dataFolder, 'armadio.db') }
const armadio = await compose(
  {
    port: 0,
    host: '127.0.0.1',
    dataFolder,
    database,
    publicUrl: null,
    allowPrivate: false,
    model: null,
    weather: { weatherUrl: NOWHERE, geocodingUrl: NOWHERE },
  },
  'no page',
  console.warn,
)
try {
  const itemIds = await fillCloset()
  const figures = [...(await curateOutfits(armadio.app, itemIds)), ...(await drawPlates())]
  for (const figure of figures) console.log(lineOf(figure))
} finally {
  await armadio.close()
  await rm(dataFolder, { recursive: true, force: true })
}

async function fillCloset(): Promise<string[]> {
  const { db, close } = await openDatabase(database)
  const rows = madeCloset(PERSONAL_USER_ID, PIECES, new Date())
  // SQLite takes at most 32,766 values in one statement.
  for (let at = 0; at < rows.length; at += 500) await insertClosetItems(db, rows.slice(at, at + 500))
  await close()
  return rows.map(({ id }) => id)
}

function lineOf({ name, value, unit, limit }: Figure): string {
  const measured = `${value.toFixed(1)} ${unit}`.padStart(9)
  if (limit === null) return `${name.padEnd(64)} ${measured}`
  const ratio = (value / limit).toFixed(2)
  return `${name.padEnd(64)} ${measured}   ${ratio} of ${limit} ${unit}${value > limit ? '  OVER' : ''}`
}
