import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import { startArmadio } from '../kit/armadio-process.ts'
import { randomOf } from '../kit/random.ts'
import { send, sendWell } from '../kit/send.ts'
import { storageFaults } from '../kit/storage-faults.ts'
import type { Given, Outcome, Trial } from '../kit/trial.ts'

const RESTARTS = 50
const SHORT_RESTARTS = 3
const CLIENTS = 6
const LONGEST_RUN_MS = 400

const Rows = z.array(z.object({ name: z.string() }))

/** R13: SIGTERM under load. Every accepted request gets its response. */
export const rollingRestart: Trial = {
  id: 'R13',
  name: 'restart under load',
  inShort: false,
  async *run(given) {
    yield await runOnce(given)
  },
}

async function runOnce(given: Given): Promise<Outcome> {
  const place = await given.places.make('sqlite')
  const random = randomOf(given.seed)
  const answered = new Set<string>()
  const unanswered = new Set<string>()
  const restarts = given.isShort ? SHORT_RESTARTS : RESTARTS
  let badExits = 0
  let count = 0
  for (let restart = 0; restart < restarts; restart += 1) {
    const armadio = await startArmadio(place)
    const client = async () => {
      for (;;) {
        count += 1
        const name = `r${count}`
        const reply = await send(armadio.url, {
          method: 'POST',
          path: '/api/wishlist',
          json: { name, category: 'shoes' },
        })
        if (!reply) return void unanswered.add(name)
        answered.add(name)
      }
    }
    const clients = Promise.all(Array.from({ length: CLIENTS }, client))
    await pause(random.integer(50, LONGEST_RUN_MS))
    if ((await armadio.stop()) !== 0) badExits += 1
    await clients
  }
  const last = await startArmadio(place)
  const rows = Rows.parse(await sendWell(last.url, { method: 'GET', path: '/api/wishlist' }))
  await last.kill()
  const stored = new Set(rows.map(({ name }) => name))
  const aborted = [...unanswered].filter((name) => stored.has(name)).length
  const lost = [...answered].filter((name) => !stored.has(name)).length
  const faults = await storageFaults(place)
  return {
    on: 'sqlite',
    load: `${CLIENTS} clients write without a pause, ${answered.size} responses`,
    faults: `${restarts} × SIGTERM at random moments`,
    result: `${aborted} accepted without a response, ${lost} lost, ${badExits} bad exit codes, ${faults.length} faults`,
    criterion: '0 of each',
    passed: aborted + lost + badExits + faults.length === 0 && answered.size > 0,
  }
}
