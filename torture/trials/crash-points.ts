import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import type { DatabaseEngine } from '../../src/server/db/open-database.ts'
import { jpeg } from '../../tests/support/factories/photo.ts'
import { startArmadio, type Armadio } from '../kit/armadio-process.ts'
import type { Place } from '../kit/place.ts'
import { idOf, send, sendWell } from '../kit/send.ts'
import { storageFaults } from '../kit/storage-faults.ts'
import { onEachEngine, type Given, type Outcome, type Trial } from '../kit/trial.ts'

const COUNTING = pathToFileURL(join(import.meta.dirname, '..', 'kit', 'crash-at-step.ts')).href
const NEVER = 1_000_000_000
// Number of crash points of each operation in the short form.
const SHORT_POINTS = 2

interface Operation {
  readonly name: string
  /** Creates the preconditions, without a crash. */
  prepare(url: string): Promise<string>
  run(url: string, prepared: string): Promise<void>
}

const photo = await jpeg()
const fields = { name: 'Shirt', category: 'Tops', color: 'Red' }
const addPiece = async (url: string) =>
  idOf(await sendWell(url, { method: 'POST', path: '/api/closet-items', fields, photo }))

const upload: Operation = {
  name: 'upload',
  prepare: async () => '',
  run: async (url) => void (await send(url, { method: 'POST', path: '/api/closet-items', fields, photo })),
}

const photoFirst: Operation = {
  name: 'photo first, then its piece',
  prepare: async () => '',
  async run(url) {
    const first = await send(url, {
      method: 'POST',
      path: '/api/closet-photos',
      fields: { fileName: 'a.jpg' },
      photo,
    })
    if (!first) return
    const json = { ...fields, photoId: idOf(first.body) }
    await send(url, { method: 'POST', path: '/api/closet-items/from-photo', json })
  },
}

const permanentDeletion: Operation = {
  name: 'permanent deletion',
  prepare: addPiece,
  async run(url, id) {
    await send(url, { method: 'DELETE', path: `/api/closet-items/${id}` })
    await send(url, { method: 'DELETE', path: `/api/recently-deleted/piece/${id}` })
  },
}

const logAndPlan: Operation = {
  name: 'logged outfit and plan',
  prepare: addPiece,
  async run(url, id) {
    const json = { itemIds: [id], wornDate: '2026-11-20' }
    await send(url, { method: 'POST', path: '/api/outfit-history', json })
    const plan = { styleTheme: 'classic', occasion: 'casual', weekStartDate: '2026-11-23' }
    await send(url, { method: 'POST', path: '/api/weekly-plans', json: plan })
  },
}

/** R3: the process is killed before each step of an operation. */
export const crashPoints: Trial = {
  id: 'R3',
  name: 'crash at every step',
  inShort: true,
  run(given) {
    const operations = given.isShort ? [upload] : [upload, photoFirst, permanentDeletion, logAndPlan]
    return onEachEngine(given, (_, engine) => runOn(given, engine, operations))
  },
}

async function runOn(
  given: Given,
  engine: DatabaseEngine,
  operations: readonly Operation[],
): Promise<Outcome> {
  const place = await given.places.make(engine)
  const faults: string[] = []
  const counts: string[] = []
  let crashes = 0
  for (const operation of operations) {
    const steps = await countSteps(place, operation)
    counts.push(`${operation.name} ${steps}`)
    for (const step of given.isShort ? shortPoints(steps) : allPoints(steps)) {
      if (given.isEnding()) break
      if (await crashBefore(place, operation, step)) crashes += 1
      faults.push(...(await storageFaults(place)).map((fault) => `${operation.name}, step ${step}: ${fault}`))
    }
  }
  return {
    on: engine,
    load: `steps on files and the database: ${counts.join(', ')}`,
    faults: `${crashes} crashes, one before each step${given.isShort ? ' of a few' : ''}`,
    result:
      faults.length === 0
        ? '0 files without a row, 0 rows without a file, all sizes right'
        : `${faults.length}: ${faults[0]}`,
    criterion: '0 orphans both ways after cleanup',
    passed: faults.length === 0 && crashes > 0,
  }
}

function allPoints(steps: number): number[] {
  return Array.from({ length: steps }, (_, at) => at + 1)
}

function shortPoints(steps: number): number[] {
  return Array.from({ length: SHORT_POINTS }, (_, at) => Math.ceil(((at + 1) * steps) / (SHORT_POINTS + 1)))
}

async function countSteps(place: Place, operation: Operation): Promise<number> {
  const armadio = await startArmadio(place, { preload: [COUNTING] })
  const prepared = await operation.prepare(armadio.url)
  await armCrash(armadio, NEVER)
  await operation.run(armadio.url, prepared)
  const steps = await armCrash(armadio, NEVER)
  await armadio.kill()
  return steps
}

// Returns true if the process was killed at the step.
async function crashBefore(place: Place, operation: Operation, step: number): Promise<boolean> {
  const armadio = await startArmadio(place, { preload: [COUNTING] })
  const prepared = await operation.prepare(armadio.url)
  await armCrash(armadio, step)
  await operation.run(armadio.url, prepared)
  const hasCrashed = (await send(armadio.url, { method: 'GET', path: '/api/user' })) === null
  await armadio.kill()
  return hasCrashed
}

const Steps = z.tuple([z.object({ steps: z.number() })]).rest(z.unknown())

// Returns the number of steps since the last call.
async function armCrash({ child }: Armadio, crashBeforeStep: number): Promise<number> {
  const reported = once(child, 'message')
  child.send({ crashBeforeStep })
  return Steps.parse(await reported)[0].steps
}
