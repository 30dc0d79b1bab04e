import { cpus, totalmem } from 'node:os'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { insertClosetItems } from '../src/server/closet/closet-store.ts'
import { compose } from '../src/server/compose.ts'
import { openDatabase, type DatabaseTarget } from '../src/server/db/open-database.ts'
import { readSettings } from '../src/server/settings.ts'
import { warmUp } from '../src/server/warm-up.ts'
import { PERSONAL_USER_ID } from '../src/server/user/personal-user.ts'
import { curateOutfits } from './curate-outfit.ts'
import { drawPlates } from './draw-plates.ts'
import { durableCreates } from './durable-creates.ts'
import type { Figure } from './figure.ts'
import { growthExponent, growthIn, type Growth } from './growth.ts'
import { fillMarketplace, listMarketplace } from './list-marketplace.ts'
import { listOverHttp } from './list-over-http.ts'
import { evaluateCandidates } from './evaluate-candidates.ts'
import { closetRows } from './closet-rows.ts'
import { millionPieces } from './million-pieces.ts'
import { listSwaps } from './list-swaps.ts'
import { photosAndMemory } from './photos.ts'
import { planWeeks } from './plan-week.ts'
import { ratioLine, sharesOf, type Ratio } from './ratio.ts'

// Pieces of the measured closets. Limits are measured with the size that their figure names.
const SMALL_CLOSET = 100
const USUAL_CLOSET = 500
const LARGE_CLOSET = 1000
const GROWTH_SIZES = [100, 1000, 5000]
// SQLite allows at most 32,766 parameters in a statement.
const ROWS_PER_INSERT = 500
const PAUSE_GOAL_MS = 10

const isJson = process.argv.includes('--json')
const report: Record<string, unknown> = { machine: machineOf() }
const say = (line: string) => {
  if (!isJson) console.log(line)
}

say(Object.values(machineOf()).join(', '))
say('\nAgainst a limit of the same run: measured, limit, median share of the limit (least–largest)')
const ratios = [
  ...(await inFolder(LARGE_CLOSET, (folder) => listOverHttp(folder, LARGE_CLOSET))),
  ...(await inFolder(LARGE_CLOSET, durableCreates)),
  ...(await inFolder(SMALL_CLOSET, photosAndMemory)),
]
for (const ratio of ratios) say(ratioLine(ratio))
const million = await millionPieces()
say(ratioLine(million.ratio))
report['ratios'] = [...ratios, million.ratio].map((ratio) => ({ ...ratio, shares: sharesOf(ratio) }))

say('\nLists on PostgreSQL with a million pieces of 10,000 people: large tables that are read whole')
for (const { path, wholeTables } of million.plans)
  say(`${path.padEnd(58)} ${wholeTables.join(', ') || 'none, all through an index'}`)
report['plans'] = million.plans

say(
  `\nClosets of ${GROWTH_SIZES.join(', ')} pieces: median ms each, growth exponent, longest pause with the most pieces`,
)
// As in a server a second after its start; in a new process, the first requests would make the tables.
await warmUp()
const growths: { size: number; found: Growth[] }[] = []
for (const size of GROWTH_SIZES) growths.push({ size, found: await inCloset(size, growthIn) })
for (const line of growthLines(growths)) say(line)
report['growth'] = growths

say('\nAgainst fixed limits')
const figures: Figure[] = []
for (const measure of [
  () => inCloset(LARGE_CLOSET, (app, itemIds) => curateOutfits(app, itemIds)),
  () => inCloset(LARGE_CLOSET, (app, itemIds) => listSwaps(app, itemIds)),
  () => inCloset(USUAL_CLOSET, (app, itemIds) => planWeeks(app, itemIds.length)),
  () => inCloset(USUAL_CLOSET, (app, itemIds) => evaluateCandidates(app, itemIds.length)),
  () => inCloset(SMALL_CLOSET, (app) => listMarketplace(app)),
  drawPlates,
])
  for (const figure of await measure()) {
    figures.push(figure)
    say(lineOf(figure))
  }
report['figures'] = figures
if (isJson) console.log(JSON.stringify(report))

function machineOf() {
  const [cpu] = cpus()
  return {
    processor: `${cpus().length} x ${cpu?.model.trim() ?? 'unknown'}`,
    memory: `${Math.round(totalmem() / 1024 ** 3)} GB`,
    node: `Node ${process.version}`,
    sqlite: `SQLite ${process.versions['sqlite']}`,
    sharp: `sharp ${sharp.versions.sharp}`,
  }
}

function growthLines(measured: readonly { size: number; found: readonly Growth[] }[]): string[] {
  return (measured.at(-1)?.found ?? []).map(({ name, pauseMs }, at) => {
    const points = measured.map(({ size, found }) => ({ size, ms: found[at]?.medianMs ?? 0 }))
    const columns = [
      name.padEnd(58),
      ...points.map(({ ms }) => ms.toFixed(1).padStart(8)),
      `exponent ${growthExponent(points).toFixed(2)}`.padStart(18),
      `pause ${pauseMs.toFixed(0)} ms${pauseMs > PAUSE_GOAL_MS ? '  SHORT' : ''}`.padStart(20),
    ]
    return columns.join(' ')
  })
}

// Passes the folder of a migrated and filled SQLite database, which is closed.
async function inFolder(pieces: number, measure: (folder: string) => Promise<Ratio[]>): Promise<Ratio[]> {
  return inEmptyFolder(async (folder) => {
    const settings = settingsFor(folder)
    const armadio = await compose(settings, 'no page', console.warn)
    await armadio.close()
    await fillCloset(settings.database, pieces)
    return measure(folder)
  })
}

// Passes a server with a wardrobe in a temporary folder, on SQLite.
async function inCloset<T>(
  pieces: number,
  measure: (app: FastifyInstance, itemIds: readonly string[]) => Promise<T>,
): Promise<T> {
  return inEmptyFolder(async (folder) => {
    const settings = settingsFor(folder)
    const armadio = await compose(settings, 'no page', console.warn)
    try {
      return await measure(armadio.app, await fillCloset(settings.database, pieces))
    } finally {
      await armadio.close()
    }
  })
}

// No external requests: the weather is estimated.
function settingsFor(dataFolder: string) {
  const unreachable = 'http://127.0.0.1:9'
  const environment = {
    DATA_DIR: dataFolder,
    WEATHER_URL: unreachable,
    GEOCODING_URL: unreachable,
    ALLOW_PRIVATE_ADDRESSES: '1',
  }
  return readSettings(environment, dataFolder)
}

async function inEmptyFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'armadio-bench-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function fillCloset(database: DatabaseTarget, pieces: number): Promise<string[]> {
  const { db, close } = await openDatabase(database)
  const rows = closetRows(PERSONAL_USER_ID, pieces, new Date())
  for (let at = 0; at < rows.length; at += ROWS_PER_INSERT)
    await insertClosetItems(db, rows.slice(at, at + ROWS_PER_INSERT))
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
