import { isDeepStrictEqual } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'
import type { DatabaseEngine } from '../../src/server/db/open-database.ts'
import { purgeOldKeys } from '../../src/server/http/idempotency.ts'
import { jpeg } from '../../tests/support/factories/photo.ts'
import { startArmadio } from '../kit/armadio-process.ts'
import type { Place } from '../kit/place.ts'
import { idOf, send, sendWell, type Sending } from '../kit/send.ts'
import { onEachEngine, type Given, type Outcome, type Trial } from '../kit/trial.ts'

const AT_ONCE = 50
const DAY_MS = 24 * 60 * 60 * 1000
const RETRY_MS = 200

interface Case {
  readonly list: string
  readonly sending: Sending
  readonly changed: Sending
}

/** R6: the same keyed request fifty times at once, after kill -9, after a day and with other content. */
export const sameRequestTwice: Trial = {
  id: 'R6',
  name: 'the same keyed request again',
  inShort: true,
  run: (given) => onEachEngine(given, runOn),
}

async function runOn(given: Given, engine: DatabaseEngine): Promise<Outcome> {
  const place = await given.places.make(engine)
  const first = await startArmadio(place)
  const cases = await casesFor(first.url)
  const failures: string[] = []
  const before = await Promise.all(cases.map(({ list }) => rowsOf(first.url, list)))
  const bodies: unknown[] = []
  for (const { sending } of cases) {
    const answers = await sendAtOnce(first.url, sending)
    bodies.push(answers[0])
    if (answers.some((answer) => !isDeepStrictEqual(answer, answers[0])))
      failures.push(`${sending.path} had different responses at once`)
  }
  await first.kill()
  await cleanUpAfterADay(place)
  const second = await startArmadio(place)
  for (const [at, { list, sending, changed }] of cases.entries()) {
    const again = await send(second.url, sending)
    if (!isDeepStrictEqual(again?.body, bodies[at]))
      failures.push(`${sending.path} had another response after kill -9`)
    if ((await send(second.url, changed))?.status !== 422) failures.push(`${sending.path} took other content`)
    const added = (await rowsOf(second.url, list)) - (before[at] ?? 0)
    if (added !== 1) failures.push(`${sending.path} made ${added} rows`)
  }
  await second.kill()
  return {
    on: engine,
    load: `${AT_ONCE} equal requests at once for each of ${cases.length} endpoints`,
    faults: 'kill -9, a day of cleanup, the key with other content',
    result:
      failures.length === 0
        ? `1 row each, ${AT_ONCE} equal responses, 422 for other content`
        : failures.join('; '),
    criterion: '1 row, equal responses, 422',
    passed: failures.length === 0,
  }
}

async function casesFor(url: string): Promise<Case[]> {
  const photo = await jpeg()
  const fields = { name: 'Shirt', category: 'Tops', color: 'Red' }
  const piece = idOf(await sendWell(url, { method: 'POST', path: '/api/closet-items', fields, photo }))
  const post: Sending = { method: 'POST', path: '/api/closet-items', key: 'key-piece', fields, photo }
  return [
    { list: post.path, sending: post, changed: { ...post, fields: { ...fields, name: 'Blouse' } } },
    jsonCase('/api/wishlist', { name: 'Boots', category: 'shoes' }, { name: 'Shoes' }),
    jsonCase('/api/outfit-recommendations', { name: 'Look', itemIds: [piece] }, { name: 'Other' }),
    jsonCase('/api/outfit-history', { itemIds: [piece], wornDate: '2026-11-20' }, { wornDate: '2026-11-19' }),
    jsonCase('/api/weekly-plans', { styleTheme: 'classic', occasion: 'casual' }, { occasion: 'work' }),
  ]
}

function jsonCase(path: string, json: object, other: object): Case {
  const sending: Sending = { method: 'POST', path, key: `key-${path}`, json }
  return { list: path, sending, changed: { ...sending, json: { ...json, ...other } } }
}

async function rowsOf(url: string, path: string): Promise<number> {
  const rows = await sendWell(url, { method: 'GET', path })
  if (!Array.isArray(rows)) throw new Error(`${path} is not a list.`)
  return rows.length
}

async function sendAtOnce(url: string, sending: Sending): Promise<unknown[]> {
  return Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (;;) {
        const reply = await send(url, sending)
        // Still in progress, or too busy for another photo: the client retries.
        if (reply && reply.status !== 409 && reply.status !== 503) return reply.body
        await pause(RETRY_MS)
      }
    }),
  )
}

async function cleanUpAfterADay(place: Place): Promise<void> {
  const opened = await place.open()
  await purgeOldKeys({ db: opened.db, clock: { now: () => new Date(Date.now() + DAY_MS) } })
  await opened.close()
}
