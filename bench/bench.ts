import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { insertClosetItems } from '../src/server/closet/closet-store.ts'
import { compose } from '../src/server/compose.ts'
import { openDatabase, type DatabaseTarget } from '../src/server/db/open-database.ts'
import { readSettings } from '../src/server/settings.ts'
import { PERSONAL_USER_ID } from '../src/server/user/personal-user.ts'
import { curateOutfits } from './curate-outfit.ts'
import { drawPlates } from './draw-plates.ts'
import type { Figure } from './figure.ts'
import { fillMarketplace, listMarketplace } from './list-marketplace.ts'
import { judgeCandidates } from './judge-candidates.ts'
import { madeCloset } from './made-closet.ts'
import { listSwaps } from './list-swaps.ts'
import { planWeeks } from './plan-week.ts'

for (const figures of [
  await inCloset(1000, (app, itemIds) => curateOutfits(app, itemIds)),
  await inCloset(1000, (app, itemIds) => listSwaps(app, itemIds)),
  await inCloset(500, (app, itemIds) => planWeeks(app, itemIds.length)),
  await inCloset(500, (app, itemIds) => judgeCandidates(app, itemIds.length)),
  await inCloset(100, (app) => listMarketplace(app)),
  await drawPlates(),
])
  for (const figure of figures) console.log(lineOf(figure))

// A wardrobe in a temporary folder, on SQLite, the default. No outside requests: the weather is estimated.
async function inCloset(
  pieces: number,
  measure: (app: FastifyInstance, itemIds: readonly string[]) => Promise<Figure[]>,
): Promise<Figure[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'armadio-bench-'))
  const nobody = 'http://127.0.0.1:9'
  const environment = {
    DATA_DIR: dataFolder,
    WEATHER_URL: nobody,
    GEOCODING_URL: nobody,
    ALLOW_PRIVATE_ADDRESSES: '1',
  }
  const settings = readSettings(environment, dataFolder)
  const armadio = await compose(settings, 'no page', console.warn)
  try {
    return await measure(armadio.app, await fillCloset(settings.database, pieces))
  } finally {
    await armadio.close()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

async function fillCloset(database: DatabaseTarget, pieces: number): Promise<string[]> {
  const { db, close } = await openDatabase(database)
  const rows = madeCloset(PERSONAL_USER_ID, pieces, new Date())
  // SQLite allows at most 32,766 parameters in a statement.
  for (let at = 0; at < rows.length; at += 500) await insertClosetItems(db, rows.slice(at, at + 500))
  await fillMarketplace(db, PERSONAL_USER_ID)
  await close()
  return rows.map(({ id }) => id)
}

function lineOf({ name, value, unit, limit }: Figure): string {
  const measured = `${value.toFixed(1)} ${unit}`.padStart(9)
  if (limit === null) return `${name.padEnd(64)} ${measured}`
  const ratio = (value / limit).toFixed(2)
  return `${name.padEnd(64)} ${measured}   ${ratio} of ${limit} ${unit}${value > limit ? '  OVER' : ''}`
}
