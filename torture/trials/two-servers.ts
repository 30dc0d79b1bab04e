import { setTimeout as pause } from 'node:timers/promises'
import { jpeg } from '../../tests/support/factories/photo.ts'
import { startArmadio, type Armadio } from '../kit/armadio-process.ts'
import { startBalancer, type Balancer } from '../kit/balancer.ts'
import { compareWrites } from '../kit/lost-writes.ts'
import type { Place } from '../kit/place.ts'
import { randomOf } from '../kit/random.ts'
import { send } from '../kit/send.ts'
import { storageFaults } from '../kit/storage-faults.ts'
import type { Given, Outcome, Trial } from '../kit/trial.ts'
import { createWriter } from '../kit/writer.ts'

const KILLS = 5
const RESTARTS = 50
const WRITERS = 6
const READERS = 2
const LONGEST_RUN_MS = 800

/** R21: two servers with a shared PostgreSQL and image folder behind nginx, while one of them ends. */
export const twoServers: Trial = {
  id: 'R21',
  name: 'two servers behind nginx',
  inShort: false,
  async *run(given) {
    yield await runOn(given, 'kill')
    yield await runOn(given, 'restart')
  },
}

async function runOn(given: Given, end: 'kill' | 'restart'): Promise<Outcome> {
  const place = await given.places.make('postgres')
  const random = randomOf(given.seed)
  const balancer = await startBalancer(place.folder)
  const servers = await startBoth(place, balancer)
  const load = startLoad(balancer.url, given.seed, await jpeg())
  const times = end === 'kill' ? KILLS : RESTARTS
  for (let time = 0; time < times; time += 1) {
    await pause(random.integer(50, LONGEST_RUN_MS))
    const which = time % 2 === 0 ? 0 : 1
    await (end === 'kill' ? servers[which].kill() : servers[which].stop())
    // Only the other server runs for a moment.
    await pause(random.integer(50, LONGEST_RUN_MS))
    servers[which] = await startServer(place, balancer, which)
  }
  const { requests, failures, writers } = await load.end()
  await Promise.all(writers.map((writer) => writer.settle(balancer.url)))
  const found = await compareWrites(
    balancer.url,
    writers.flatMap(({ writes }) => writes),
  )
  await Promise.all(servers.map((server) => server.stop()))
  await balancer.stop()
  const faults = await storageFaults(place)
  const broken = found.lost.length + found.duplicated + found.halves + faults.length
  return {
    on: 'postgres',
    load: `${WRITERS} writers with keys and ${READERS} readers, ${requests} requests`,
    faults:
      end === 'kill' ? `${times} × kill -9 of one server` : `${times} × SIGTERM, one server after the other`,
    result:
      `${found.acknowledged} acknowledged, ${found.lost.length} lost, ${found.duplicated} applied twice, ` +
      `${faults.length} orphans; ${failures} failed requests`,
    criterion: end === 'kill' ? '0 lost, 0 twice, 0 orphans, requests go on' : '0 of each, 0 failed requests',
    passed: broken === 0 && found.acknowledged > 0 && (end === 'kill' || failures === 0),
  }
}

async function startBoth(place: Place, balancer: Balancer): Promise<[Armadio, Armadio]> {
  return [await startServer(place, balancer, 0), await startServer(place, balancer, 1)]
}

function startServer(place: Place, { ports }: Balancer, which: 0 | 1): Promise<Armadio> {
  return startArmadio(place, { port: ports[which] })
}

/** Starts clients that continue after a failure, like the web app. */
function startLoad(url: string, seed: number, photo: Uint8Array) {
  const over = new AbortController()
  let requests = 0
  let failures = 0
  const counted = async (address: string, sending: Parameters<typeof send>[1]) => {
    const reply = await send(address, sending)
    requests += 1
    if (!reply || reply.status >= 500) failures += 1
    return reply
  }
  const writers = Array.from({ length: WRITERS }, (_, number) =>
    createWriter(number, randomOf(seed + number + 1), photo, counted),
  )
  const clients = [
    ...writers.map(async (writer) => {
      while (!over.signal.aborted) await writer.writeOnce(url)
    }),
    ...Array.from({ length: READERS }, async () => {
      while (!over.signal.aborted) await counted(url, { method: 'GET', path: '/api/closet-items' })
    }),
  ]
  return {
    async end() {
      over.abort()
      await Promise.all(clients)
      return { requests, failures, writers }
    },
  }
}
