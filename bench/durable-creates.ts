import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { load } from './measure-throughput.ts'
import type { Ratio } from './ratio.ts'
import { startArmadio } from './server.ts'

const ROUNDS = 5
const ROUND_MS = 1500
const GOALS = [
  [1, 0.35],
  [8, 0.5],
  [32, 0.5],
] as const

const wish = { name: 'Camel coat', category: 'jacket', brand: 'Arket', size: 'M', color: 'Camel' }

/** Compares acknowledged creates over HTTP with equally durable bare inserts on the same disk. */
export async function durableCreates(dataFolder: string): Promise<Ratio[]> {
  await using armadio = await startArmadio(dataFolder)
  const bare = openBare(join(dataFolder, 'bare.sqlite'))
  const create = {
    path: '/api/wishlist',
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
    body: () => JSON.stringify(wish),
    expected: 201,
  }
  const ratios: Ratio[] = []
  for (const [connections, goal] of GOALS) {
    const rounds: { measured: number; limit: number }[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const { perSecond } = await load(armadio.address, create, connections, ROUND_MS)
      rounds.push({ measured: perSecond, limit: bare.insertsPerSecond(ROUND_MS) })
    }
    ratios.push({ name: `Durable creates, at ${connections}`, unit: 'a second', goal, rounds })
  }
  bare.close()
  return ratios
}

function openBare(file: string) {
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; pragma synchronous = full')
  database.exec('create table wishes (id integer primary key, wish text not null)')
  const insert = database.prepare('insert into wishes (wish) values (?)')
  return {
    insertsPerSecond(durationMs: number) {
      const startedAt = performance.now()
      let count = 0
      for (; performance.now() < startedAt + durationMs; count += 1) insert.run(JSON.stringify(wish))
      return (count * 1000) / (performance.now() - startedAt)
    },
    close: () => database.close(),
  }
}
