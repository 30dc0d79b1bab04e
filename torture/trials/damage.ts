import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import * as z from 'zod'
import type { DatabaseEngine } from '../../src/server/db/open-database.ts'
import { pictureFilePath } from '../../src/server/export-import/maintenance/check-pictures.ts'
import { startArmadio } from '../kit/armadio-process.ts'
import { fillPlace } from '../kit/fill-place.ts'
import type { Place } from '../kit/place.ts'
import { randomOf, type Random } from '../kit/random.ts'
import { send, sendWell } from '../kit/send.ts'
import { storageFaults } from '../kit/storage-faults.ts'
import { onEachEngine, type Given, type Outcome, type Trial } from '../kit/trial.ts'

const PIECES = 60
const SHORT_PIECES = 10
const OF_EACH = 5
const REPAIR = join(import.meta.dirname, '..', '..', 'scripts', 'repair.ts')

const Pieces = z.array(z.object({ imageUrl: z.string() }))

/** R19: photo files are deleted, added and changed; `npm run repair` reports all of them and repairs some. */
export const damage: Trial = {
  id: 'R19',
  name: 'damage and repair',
  inShort: true,
  run: (given) => onEachEngine(given, runOn),
}

async function runOn(given: Given, engine: DatabaseEngine): Promise<Outcome> {
  const random = randomOf(given.seed)
  const place = await given.places.make(engine)
  await fillPlace(place, given.isShort ? SHORT_PIECES : PIECES)
  const files = await pictureFiles(place)
  const untouched = await damageFiles(place, files, random)
  const report = await repair(place)
  const isUnchanged = (await repair(place)).counts.join() === report.counts.join()
  const fixed = await repair(place, '--fix')
  const after = await repair(place)
  const isKept = await areThere(place, untouched)
  const quarantined = await filesBelow(join(place.folder, 'quarantine'))
  const missing = await unreadablePictures(place)
  const faults = await storageFaults(place, { hasWholePlans: false })
  return {
    on: engine,
    load: `${files.length} files of photos`,
    faults: `${OF_EACH} deleted, ${OF_EACH} added, a bit flipped in ${OF_EACH}`,
    result:
      `reported ${report.counts.join('/')} missing/damaged/unneeded; ${fixed.repaired}; afterwards ` +
      `${after.counts.join('/')}, ${missing} pieces without a picture, ${faults.length} orphans, ` +
      `${isKept ? 'no' : 'some'} sound file changed, ${quarantined} files in quarantine`,
    criterion: `exactly ${OF_EACH}/${OF_EACH}/${OF_EACH}, then 0/0/0; deletes nothing`,
    passed:
      report.counts.every((count) => count === OF_EACH) &&
      isUnchanged &&
      after.counts.every((count) => count === 0) &&
      missing + faults.length === 0 &&
      isKept &&
      quarantined >= 2 * OF_EACH,
  }
}

async function pictureFiles(place: Place): Promise<string[]> {
  const opened = await place.open()
  const rows = await opened.db.selectFrom('storedImages').select(['key', 'widths']).orderBy('key').execute()
  await opened.close()
  return rows.flatMap(({ key, widths }) => widths.map((width) => pictureFilePath(key, width)))
}

/** Damages files. Returns the files of undamaged pictures. */
async function damageFiles(place: Place, files: readonly string[], random: Random): Promise<string[]> {
  const images = join(place.folder, 'images')
  const left = [...files]
  const take = () => left.splice(random.integer(0, left.length - 1), 1)[0] ?? ''
  const touched: string[] = []
  for (let nth = 0; nth < OF_EACH; nth += 1) {
    const gone = take()
    await rm(join(images, gone))
    const flipped = take()
    await flipBit(join(images, flipped), random)
    touched.push(gone, flipped)
    const stray = join(images, `${nth}f`, 'f'.repeat(31) + nth, '360.webp')
    await mkdir(dirname(stray), { recursive: true })
    await writeFile(stray, 'stray')
  }
  const folders = new Set(touched.map(dirname))
  return left.filter((file) => !folders.has(dirname(file)))
}

async function flipBit(path: string, random: Random): Promise<void> {
  const bytes = await readFile(path)
  const at = random.integer(0, bytes.length - 1)
  bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << random.integer(0, 7)), at)
  await writeFile(path, bytes)
}

const REPORTED = ['Missing files', 'Damaged files', 'Files that no photo needs']

// Runs the program of `npm run repair`.
async function repair(place: Place, ...options: string[]): Promise<{ counts: number[]; repaired: string }> {
  const child = spawn(process.execPath, [REPAIR, ...options], {
    env: { ...process.env, S3_BUCKET: '', ...place.environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  const output = await text(child.stdout)
  await exit
  const counts = REPORTED.map((title) =>
    Number(new RegExp(`^${title}: (\\d+)$`, 'm').exec(output)?.[1] ?? NaN),
  )
  return { counts, repaired: /^Restored .*$/m.exec(output)?.[0] ?? 'nothing repaired' }
}

async function areThere(place: Place, files: readonly string[]): Promise<boolean> {
  const found = await Promise.all(
    files.map((file) => readFile(join(place.folder, 'images', file)).catch(() => null)),
  )
  return found.every((bytes) => bytes !== null && bytes.length > 0)
}

async function filesBelow(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).length
}

async function unreadablePictures(place: Place): Promise<number> {
  const armadio = await startArmadio(place)
  const pieces = Pieces.parse(await sendWell(armadio.url, { method: 'GET', path: '/api/closet-items' }))
  let unreadable = 0
  for (const { imageUrl } of pieces) {
    const picture = await send(armadio.url, { method: 'GET', path: imageUrl })
    if (picture?.status !== 200) unreadable += 1
  }
  await armadio.kill()
  return unreadable
}
