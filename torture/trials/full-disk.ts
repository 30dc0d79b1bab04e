import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import * as z from 'zod'
import type { DatabaseEngine } from '../../src/server/db/open-database.ts'
import { startArmadio, type Armadio } from '../kit/armadio-process.ts'
import { send } from '../kit/send.ts'
import { storageFaults } from '../kit/storage-faults.ts'
import { onEachEngine, type Given, type Outcome, type Trial } from '../kit/trial.ts'

const DISK_MB = 64
const BALLAST_MB = 24
const MAX_UPLOADS = 400
const FULL_UPLOADS = 12
const fields = { name: 'Shirt', category: 'Tops', color: 'Red' }
const Pieces = z.array(z.object({ imageUrl: z.string() }))

/** R4: the disk becomes full. The data folder is a tmpfs of 64 MB, which only root may mount. */
export const fullDisk: Trial = {
  id: 'R4',
  name: 'full disk',
  inShort: false,
  run: (given) => onEachEngine(given, runOn),
}

async function runOn(given: Given, engine: DatabaseEngine): Promise<Outcome> {
  const disk = await mkdtemp(join(tmpdir(), 'armadio-disk-'))
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk], {
    encoding: 'utf8',
  })
  if (mount.status !== 0) return couldNotMount(engine, mount.stderr || String(mount.error))
  try {
    return await fillDisk(given, engine, disk)
  } finally {
    spawnSync('umount', ['-l', disk])
    await rm(disk, { recursive: true, force: true })
  }
}

function couldNotMount(engine: DatabaseEngine, reason: string): Outcome {
  return {
    on: engine,
    load: 'none',
    faults: 'none',
    result: `Not run: a tmpfs needs root (${reason.trim()})`,
    criterion: 'root on Linux',
    passed: false,
  }
}

async function fillDisk(given: Given, engine: DatabaseEngine, disk: string): Promise<Outcome> {
  const place = await given.places.make(engine, disk)
  const ballast = join(disk, 'ballast')
  await writeFile(ballast, randomBytes(BALLAST_MB * 2 ** 20))
  const armadio = await startArmadio(place)
  const photo = await noise()
  const statuses = new Map<number, number>()
  let refused = 0
  let failedReads = 0
  for (let sent = 0; sent < MAX_UPLOADS && refused < FULL_UPLOADS; sent += 1) {
    const reply = await send(armadio.url, { method: 'POST', path: '/api/closet-items', fields, photo })
    const status = reply?.status ?? 0
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status !== 201) refused += 1
    failedReads += await readFailures(armadio)
  }
  const isAlive = armadio.child.exitCode === null
  await rm(ballast)
  const after = await send(armadio.url, { method: 'POST', path: '/api/closet-items', fields, photo })
  await armadio.kill()
  const faults = await storageFaults(place)
  const isTyped = [...statuses.keys()].every((status) => [201, 503, 507].includes(status))
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  return {
    on: engine,
    load: `uploads, and the list and a picture read after each`,
    faults: `${engine === 'sqlite' ? 'files and database' : 'files'} on a tmpfs of ${DISK_MB} MB until it is full`,
    result: `${answers}; ${failedReads} failed reads, ${faults.length} orphans; after freeing space ${after?.status}`,
    criterion: 'only 201, 503 and 507; reads succeed; 0 orphans; works again',
    passed:
      isTyped && refused > 0 && failedReads === 0 && isAlive && faults.length === 0 && after?.status === 201,
  }
}

async function readFailures({ url }: Armadio): Promise<number> {
  const list = await send(url, { method: 'GET', path: '/api/closet-items' })
  if (list?.status !== 200) return 1
  const first = Pieces.parse(list.body).at(-1)
  if (!first) return 0
  const picture = await send(url, { method: 'GET', path: first.imageUrl })
  return picture?.status === 200 ? 0 : 1
}

// An incompressible photo, which fills the disk fast.
async function noise(): Promise<Buffer> {
  const [width, height] = [1600, 1600]
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}
