import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import { startArmadio, type Armadio } from '../kit/armadio-process.ts'
import { randomOf, type Random } from '../kit/random.ts'
import { send, sendWell, type Sending } from '../kit/send.ts'
import type { Given, Outcome, Trial } from '../kit/trial.ts'

const CLIENTS = 8
const PEAK_MS = 10_000
const OVERLOAD_MS = 60_000
const SHORT_SHARE = 0.2
const TIMES_SATURATION = 4
// A slower response is useless to the client, which aborts after twice the time.
const USEFUL_MS = 5000
const GIVES_UP_MS = 10_000
const MIN_SHARE_OF_PEAK = 0.8
const RECOVERY_MAX_MS = 5000
const PROBE_EVERY_MS = 50

const Items = z.array(z.object({ id: z.string() }))

/** R11: requests arrive at four times the server's capacity, regardless of its responses. */
export const overload: Trial = {
  id: 'R11',
  name: 'overload',
  inShort: false,
  async *run(given) {
    yield await runOnce(given)
  },
}

async function runOnce(given: Given): Promise<Outcome> {
  const share = given.isShort ? SHORT_SHARE : 1
  const place = await given.places.make('sqlite')
  const armadio = await startArmadio(place)
  const random = randomOf(given.seed)
  const ids = await fillCloset(armadio)
  const next = () => nextRequest(random, ids)
  await closedLoop(armadio, next, PEAK_MS * share)
  const unloadedMs = await probe(armadio)
  const peak = await closedLoop(armadio, next, PEAK_MS * share)
  const found = await openLoop(armadio, next, peak * TIMES_SATURATION, OVERLOAD_MS * share)
  const recoveryMs = await untilNormal(armadio, unloadedMs)
  await armadio.kill()
  const shareOfPeak = found.goodput / peak
  return {
    on: 'sqlite',
    load: `${Math.round(peak)} requests/s answered at most; then ${Math.round(peak * TIMES_SATURATION)}/s for ${(OVERLOAD_MS * share) / 1000} s, each one outfit, list or new wishlist item`,
    faults: `${TIMES_SATURATION} times saturation, open loop`,
    result:
      `${Math.round(found.goodput)}/s within ${USEFUL_MS / 1000} s (${Math.round(shareOfPeak * 100)} % of peak), ` +
      `${found.shed} × 503, ${found.other} others, ${found.givenUp} unanswered; normal after ${Math.round(recoveryMs)} ms`,
    criterion: `at least ${MIN_SHARE_OF_PEAK * 100} % of peak, normal within ${RECOVERY_MAX_MS / 1000} s`,
    passed: shareOfPeak >= MIN_SHARE_OF_PEAK && recoveryMs <= RECOVERY_MAX_MS && found.other === 0,
  }
}

async function fillCloset({ url }: Armadio): Promise<string[]> {
  await sendWell(url, { method: 'POST', path: '/api/sample-wardrobe' })
  const items = Items.parse(await sendWell(url, { method: 'GET', path: '/api/closet-items' }))
  return items.map(({ id }) => id)
}

function nextRequest(random: Random, ids: readonly string[]): Sending {
  const roll = random.fraction()
  if (roll < 0.1) return { method: 'POST', path: '/api/wishlist', json: { name: 'Boots', category: 'shoes' } }
  if (roll < 0.5) return { method: 'GET', path: '/api/closet-items' }
  const json = { focusItemId: random.pick(ids), stylePreference: 'casual', occasion: 'work' }
  return { method: 'POST', path: '/api/curate-outfit', json }
}

// Returns the responses per second of clients that send one request at a time.
async function closedLoop({ url }: Armadio, next: () => Sending, forMs: number): Promise<number> {
  const endAt = performance.now() + forMs
  let answered = 0
  const client = async () => {
    while (performance.now() < endAt) {
      const reply = await send(url, next())
      if (reply && reply.status < 300) answered += 1
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return (answered / forMs) * 1000
}

async function openLoop({ url }: Armadio, next: () => Sending, perSecond: number, forMs: number) {
  const counts = { useful: 0, late: 0, shed: 0, other: 0, givenUp: 0 }
  const one = async () => {
    const reply = await send(url, { ...next(), timeoutMs: GIVES_UP_MS }).catch(() => null)
    if (!reply) counts.givenUp += 1
    else if (reply.status === 503 && reply.headers.has('retry-after')) counts.shed += 1
    else if (reply.status >= 300) counts.other += 1
    else if (reply.ms > USEFUL_MS) counts.late += 1
    else counts.useful += 1
  }
  const running: Promise<void>[] = []
  const startedAt = performance.now()
  for (let at = startedAt; at < startedAt + forMs; at = performance.now()) {
    const due = ((at - startedAt) / 1000) * perSecond
    while (running.length < due) running.push(one())
    await pause(2)
  }
  // Recovery starts now; does not wait for pending responses.
  return { ...counts, goodput: (counts.useful / forMs) * 1000 }
}

// Returns the time of a cheap request.
async function probe({ url }: Armadio): Promise<number> {
  const takenMs: number[] = []
  for (let at = 0; at < 20; at += 1) {
    const reply = await send(url, { method: 'GET', path: '/api/user' })
    takenMs.push(reply?.ms ?? Infinity)
  }
  return takenMs.toSorted((a, b) => a - b)[10] ?? Infinity
}

// Normal: an outfit succeeds, and a cheap request takes at most three times its time without load (or 100 ms).
async function untilNormal(armadio: Armadio, unloadedMs: number): Promise<number> {
  const startedAt = performance.now()
  const limitMs = Math.max(100, 3 * unloadedMs)
  while (performance.now() - startedAt < 60_000) {
    const reply = await send(armadio.url, { method: 'GET', path: '/api/closet-items' })
    if (reply?.status === 200 && (await probe(armadio)) <= limitMs) return performance.now() - startedAt
    await pause(PROBE_EVERY_MS)
  }
  return Infinity
}
