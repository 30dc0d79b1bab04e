import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import * as z from 'zod'
import { startArmadio, type Armadio } from '../kit/armadio-process.ts'
import { idOf, send, sendWell } from '../kit/send.ts'
import { storageFaults } from '../kit/storage-faults.ts'
import type { Given, Outcome, Trial } from '../kit/trial.ts'

const TERMINATIONS = 200
const EVERY_MS = 100
const WRITERS = 4
const PIECES = 3

const Items = z.array(z.object({ id: z.string() }))
const Entries = z.array(z.object({ id: z.string(), itemIds: z.array(z.string()) }))

/** R8: PostgreSQL closes connections while outfits, their wears and plans are written. */
export const lostConnections: Trial = {
  id: 'R8',
  name: 'lost database connections',
  inShort: false,
  async *run(given) {
    yield await runOnce(given)
  },
}

async function runOnce(given: Given): Promise<Outcome> {
  const place = await given.places.make('postgres')
  const armadio = await startArmadio(place)
  await sendWell(armadio.url, { method: 'POST', path: '/api/sample-wardrobe' })
  const items = Items.parse(await sendWell(armadio.url, { method: 'GET', path: '/api/closet-items' }))
  const state = { isOver: false }
  const statuses = new Map<number, number>()
  const logged: string[] = []
  const writing = Array.from({ length: WRITERS }, (_, writer) =>
    write(armadio, { writer, items, state, statuses, logged }),
  )
  const terminated = await terminateConnections(place.environment['DATABASE_URL'] ?? '')
  state.isOver = true
  await Promise.all(writing)
  const after = await send(armadio.url, { method: 'GET', path: '/api/closet-items' })
  const entries = Entries.parse(await sendWell(armadio.url, { method: 'GET', path: '/api/outfit-history' }))
  await armadio.kill()
  const faults = await storageFaults(place)
  const partial = entries.filter(({ itemIds }) => itemIds.length !== PIECES).length
  const lost = logged.filter((id) => !entries.some((entry) => entry.id === id)).length
  const isTyped = [...statuses.keys()].every((status) => status < 300 || status === 503)
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  return {
    on: 'postgres',
    load: `${WRITERS} writers of logged outfits with their wears, and plans`,
    faults: `${terminated} × pg_terminate_backend`,
    result: `${answers}; ${partial} partial outfits, ${lost} lost, ${faults.length} faults; afterwards ${after?.status}`,
    criterion: 'only success and 503; 0 partial, 0 lost, the pool recovers',
    passed: isTyped && partial + lost + faults.length === 0 && after?.status === 200 && logged.length > 0,
  }
}

interface Writing {
  readonly writer: number
  readonly items: readonly { id: string }[]
  readonly state: { isOver: boolean }
  readonly statuses: Map<number, number>
  readonly logged: string[]
}

async function write({ url }: Armadio, { writer, items, state, statuses, logged }: Writing): Promise<void> {
  const note = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
  for (let round = 0; !state.isOver; round += 1) {
    const itemIds = Array.from(
      { length: PIECES },
      (_, at) => items[(writer * 5 + round + at) % items.length]?.id,
    )
    const entry = await send(url, {
      method: 'POST',
      path: '/api/outfit-history',
      json: { itemIds, wornDate: '2026-11-20' },
    })
    note(entry?.status ?? 0)
    if (entry?.status === 201) logged.push(idOf(entry.body))
    const json = { styleTheme: 'classic', occasion: 'casual' }
    note((await send(url, { method: 'POST', path: '/api/weekly-plans', json }))?.status ?? 0)
  }
}

async function terminateConnections(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  let terminated = 0
  while (terminated < TERMINATIONS) {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() limit 1`,
    )
    terminated += rowCount ?? 0
    await pause(EVERY_MS)
  }
  await client.end()
  return terminated
}
