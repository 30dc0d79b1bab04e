import { setTimeout as pause } from 'node:timers/promises'
import type { DatabaseEngine } from '../../src/server/db/open-database.ts'
import { jpeg } from '../../tests/support/factories/photo.ts'
import { notePeak, spawnArmadio, startArmadio } from '../kit/armadio-process.ts'
import { compareWrites } from '../kit/lost-writes.ts'
import type { Place } from '../kit/place.ts'
import { randomOf, type Random } from '../kit/random.ts'
import { storageFaults } from '../kit/storage-faults.ts'
import { onEachEngine, type Given, type Outcome, type Trial } from '../kit/trial.ts'
import { createWriter, type Writer } from '../kit/writer.ts'

const WRITERS = 8
const SHORT_KILLS = 3
const LONG_KILLS = 250
// Every tenth kill happens while the server starts.
const KILL_IN_START_EVERY = 10
const LONGEST_START_MS = 1500
const RESPONSE_EVERY_MS = 5
const SHOWN_EVERY = 25
// The time to a kill starts at the first response, so a slow machine is killed during writes too. Every fifth run does
// not wait for a response.
const LONGEST_RUN_MS = 700
const KILL_BEFORE_RESPONSE_EVERY = 5

/** R1: kill -9 while eight clients write. */
export const killDuringWrites: Trial = {
  id: 'R1',
  name: 'kill -9 during writes',
  inShort: false,
  run: (given) => onEachEngine(given, runOn),
}

async function runOn(given: Given, engine: DatabaseEngine): Promise<Outcome> {
  const kills = given.kills ?? (given.isShort ? SHORT_KILLS : LONG_KILLS)
  const random = randomOf(given.seed)
  const place = await given.places.make(engine)
  const photo = await jpeg()
  const writers = Array.from({ length: WRITERS }, (_, number) =>
    createWriter(number, randomOf(given.seed + number + 1), photo),
  )
  const startsMs: number[] = []
  let done = 0
  for (let kill = 1; kill <= kills && !given.isEnding(); kill += 1) {
    done = kill
    if (kill % SHOWN_EVERY === 0) console.log(`R1 (${engine}): ${kill} kills`)
    if (kill % KILL_IN_START_EVERY === 0) await killInStart(place, random)
    else {
      const waitsForResponse = kill % KILL_BEFORE_RESPONSE_EVERY !== 0
      startsMs.push(await killInWrites(place, random, writers, waitsForResponse))
    }
  }
  const armadio = await startArmadio(place)
  await Promise.all(writers.map((writer) => writer.settle(armadio.url)))
  const found = await compareWrites(
    armadio.url,
    writers.flatMap(({ writes }) => writes),
  )
  await armadio.kill()
  const faults = await storageFaults(place)
  return {
    on: engine,
    load: `${WRITERS} writers of pieces with photos, looks, wishlist items, changes and deletions, each with a key`,
    faults: `${done} kills at random moments, 1 of ${KILL_IN_START_EVERY} during the start`,
    result:
      `${found.acknowledged} acknowledged, ${found.lost.length} lost${found.lost.length > 0 ? ` (${found.lost.join(', ')})` : ''}, ${found.duplicated} applied twice, ${found.halves} ` +
      `half objects, ${faults.length} orphans; start: median ${median(startsMs)} ms`,
    criterion: '0 lost, 0 twice, 0 half, 0 orphans',
    passed:
      found.lost.length + found.duplicated + found.halves + faults.length === 0 && found.acknowledged > 0,
  }
}

async function killInWrites(
  place: Place,
  random: Random,
  writers: readonly Writer[],
  waitsForResponse: boolean,
): Promise<number> {
  const armadio = await startArmadio(place)
  const acknowledged = () =>
    writers.flatMap(({ writes }) => writes).filter(({ state }) => state !== 'unknown')
  const before = acknowledged().length
  const writing = writers.map((writer) => writer.writeUntilCut(armadio.url))
  if (waitsForResponse) while (acknowledged().length === before) await pause(RESPONSE_EVERY_MS)
  await pause(random.integer(1, LONGEST_RUN_MS))
  await armadio.kill()
  await Promise.all(writing)
  return armadio.startMs
}

async function killInStart(place: Place, random: Random): Promise<void> {
  const child = spawnArmadio(place)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await pause(random.integer(1, LONGEST_START_MS))
  notePeak(child)
  child.kill('SIGKILL')
  await ended
}

function median(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0)
}
