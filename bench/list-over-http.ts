import { join } from 'node:path'
import { load, type Repeated } from './measure-throughput.ts'
import type { Ratio } from './ratio.ts'
import { startArmadio, startBareServer, type StartedServer } from './server.ts'

const ROUNDS = 5
const ROUND_MS = 1500
const CONNECTIONS = 8

/** Compares the closet's list over HTTP with the same SELECT in bare `node:http`. */
export async function listOverHttp(dataFolder: string, pieces: number): Promise<Ratio[]> {
  await using armadio = await startArmadio(dataFolder)
  await using bare = await startBareServer(join(dataFolder, 'armadio.db'))
  const list = { path: '/api/closet-items', expected: 200 }
  const items: { id: string }[] = await (await fetch(armadio.address + list.path)).json()
  const bareList = { path: '/list', expected: 200 }
  const each = `of ${pieces} pieces`
  const changed = await afterChanges(armadio, bare, items.map(({ id }) => id).slice(0, 1))
  const tag = (await fetch(armadio.address + list.path)).headers.get('etag') ?? ''
  const inTurns = async (ours: Repeated, theirs: Repeated) => {
    const rounds: { measured: number; limit: number }[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const measured = await load(armadio.address, ours, CONNECTIONS, ROUND_MS)
      const limit = await load(bare.address, theirs, CONNECTIONS, ROUND_MS)
      rounds.push({ measured: measured.perSecond, limit: limit.perSecond })
    }
    return rounds
  }
  const identity = { ...list, headers: { 'accept-encoding': 'identity' } }
  const brotli = { ...list, headers: { 'accept-encoding': 'br' } }
  const unchanged = { ...list, headers: { 'if-none-match': tag }, expected: 304 }
  return [
    { name: `List ${each} after a change, one at a time`, unit: 'ms', goal: 0.8, rounds: changed },
    {
      name: `List ${each}, at ${CONNECTIONS}`,
      unit: 'a second',
      goal: 0.8,
      rounds: await inTurns(identity, bareList),
    },
    { name: 'The same in brotli', unit: 'a second', goal: 0.8, rounds: await inTurns(brotli, bareList) },
    {
      name: `Unchanged list (304), at ${CONNECTIONS}`,
      unit: 'a second',
      goal: 0.3,
      rounds: await inTurns(unchanged, { path: '/unchanged', expected: 304 }),
    },
    {
      name: 'Bytes a piece in brotli',
      unit: 'bytes',
      goal: 1,
      rounds: [{ measured: (await brotliBytes(armadio)) / pieces, limit: 78 }],
    },
  ]
}

// Each read follows a change of a piece, so no response can be cached.
async function afterChanges(
  armadio: StartedServer,
  bare: StartedServer,
  [id]: readonly string[],
): Promise<Ratio['rounds']> {
  const rounds: { measured: number; limit: number }[] = []
  for (let round = 0; round < ROUNDS * 8; round += 1) {
    const changed = await fetch(`${armadio.address}/api/closet-items/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ isClean: round % 2 === 0 }),
    })
    if (!changed.ok) throw new Error(`The change answered ${changed.status}.`)
    await changed.arrayBuffer()
    rounds.push({
      measured: await readMs(`${armadio.address}/api/closet-items`),
      limit: await readMs(`${bare.address}/list`),
    })
  }
  return rounds.slice(ROUNDS)
}

async function readMs(url: string): Promise<number> {
  const startedAt = performance.now()
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  await answer.arrayBuffer()
  return performance.now() - startedAt
}

async function brotliBytes({ address }: StartedServer): Promise<number> {
  const answer = await fetch(`${address}/api/closet-items`, { headers: { 'accept-encoding': 'br' } })
  await answer.arrayBuffer()
  return Number(answer.headers.get('content-length'))
}
