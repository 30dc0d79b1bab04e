import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import type { ArchiveImport } from '../../src/contract/export-import/export-import-jobs.ts'
import { openArchive } from '../../src/server/export-import/open-archive.ts'
import type { DatabaseEngine } from '../../src/server/db/open-database.ts'
import { exportTo, importFrom } from '../kit/archive-client.ts'
import { startArmadio, type Armadio } from '../kit/armadio-process.ts'
import { fillPlace } from '../kit/fill-place.ts'
import { storageFaults } from '../kit/storage-faults.ts'
import { onEachEngine, type Given, type Outcome, type Trial } from '../kit/trial.ts'

const MEASURING = pathToFileURL(join(import.meta.dirname, '..', 'kit', 'longest-step.ts')).href
const PIECES = 1000
const SHORT_PIECES = 20
const LONGEST_STEP_MS = 20

/** R14: everything is exported, imported into an empty Armadio twice, and exported from there. */
export const roundTrip: Trial = {
  id: 'R14',
  name: 'export and import',
  inShort: true,
  run: (given) => onEachEngine(given, runOn),
}

async function runOn(given: Given, engine: DatabaseEngine): Promise<Outcome> {
  const pieces = given.isShort ? SHORT_PIECES : PIECES
  const [from, to] = [await given.places.make(engine), await given.places.make(engine)]
  await fillPlace(from, pieces)
  const [first, again, third] = ['first.zip', 'again.zip', 'third.zip'].map((name) => join(from.folder, name))
  if (!first || !again || !third) throw new Error('There are three files.')

  const source = await startArmadio(from, { preload: [MEASURING] })
  const exporting = await longestStepOf(source, () => exportTo(source.url, first))
  await source.kill()

  const target = await startArmadio(to, { preload: [MEASURING] })
  let added: ArchiveImport | undefined
  const importing = await longestStepOf(
    target,
    async () => void (added = await importFrom(target.url, first)),
  )
  await exportTo(target.url, again)
  const repeated = await importFrom(target.url, first)
  await exportTo(target.url, third)
  await target.kill()

  const before = await hashesIn(first)
  const differences = [
    ...differencesOf(before, await hashesIn(again)),
    ...differencesOf(before, await hashesIn(third)),
  ]
  const notes = added?.report?.notes.length ?? Infinity
  const addedAgain = (repeated.report?.files ?? []).reduce((sum, file) => sum + file.added + file.failed, 0)
  const faults = await storageFaults(to, { hasWholePlans: false })
  const pictures = [...before.keys()].filter((name) => name.startsWith('pictures/')).length
  const isSame = differences.length + notes + addedAgain + faults.length === 0
  const isFair = given.isShort || Math.max(exporting, importing) <= LONGEST_STEP_MS
  return {
    on: engine,
    load: `${pieces} pieces with three photos each, and every kind of row`,
    faults: 'a new, empty Armadio; the same file a second time',
    result:
      `${before.size} files, ${pictures} of pictures: ${differences.length} differ${differences.length > 0 ? ` (${differences.slice(0, 5).join(', ')})` : ''}; ` +
      `${notes} not imported, ${addedAgain} added by the second import, ${faults.length} orphans; ` +
      `longest step: export ${exporting} ms, import ${importing} ms of processor time`,
    criterion: `0 differences, 0 added twice; longest step ${LONGEST_STEP_MS} ms`,
    passed: isSame && pictures > 0 && isFair,
  }
}

const Longest = z.tuple([z.object({ longestMs: z.number() })]).rest(z.unknown())

/** Returns the longest time that the server blocked its event loop during `work`, in milliseconds of CPU time. */
async function longestStepOf(armadio: Armadio, work: () => Promise<void>): Promise<number> {
  await longestSoFar(armadio)
  await work()
  return Math.round(await longestSoFar(armadio))
}

async function longestSoFar({ child }: Armadio): Promise<number> {
  const reported = once(child, 'message')
  child.send({ resetSteps: true })
  return Longest.parse(await reported)[0].longestMs
}

async function hashesIn(path: string): Promise<Map<string, string>> {
  const archive = await openArchive(path)
  const hashes = new Map<string, string>()
  for (const name of archive.names) {
    const hash = createHash('sha256')
    for await (const chunk of await archive.read(name)) hash.update(chunk)
    hashes.set(name, hash.digest('hex'))
  }
  archive.close()
  return hashes
}

function differencesOf(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  const names = new Set([...one.keys(), ...other.keys()])
  return [...names].filter((name) => one.get(name) !== other.get(name))
}
