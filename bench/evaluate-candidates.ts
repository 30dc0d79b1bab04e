import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { garmentKinds, kindRow } from '../src/domain/closet/garment-kinds.ts'
import type { Figure } from './figure.ts'
import { percentile } from './percentile.ts'

const CALLS = 100
const WARM_UP_CALLS = 10
const LIMIT_MS = 300
const PAUSE_LIMIT_MS = 20
const BETWEEN_CALLS_MS = 5
const colors = ['Black', 'White', 'Navy', 'Camel', 'Burgundy', 'Emerald green', 'Light blue']

/** Measures 'Would I wear it?', and how long it blocks other requests. */
export async function evaluateCandidates(app: FastifyInstance, pieces: number): Promise<Figure[]> {
  for (let call = 0; call < WARM_UP_CALLS; call += 1) await evaluate(app, call)
  const delays = monitorEventLoopDelay({ resolution: 1 })
  const takenMs: number[] = []
  delays.enable()
  for (let call = 0; call < CALLS; call += 1) {
    const startedAt = performance.now()
    await evaluate(app, call)
    takenMs.push(performance.now() - startedAt)
    await pause(BETWEEN_CALLS_MS)
  }
  delays.disable()
  const each = `of ${CALLS} calls over ${pieces} pieces`
  return [
    { name: `Would I wear it?, p95 ${each}`, value: percentile(takenMs, 0.95), unit: 'ms', limit: LIMIT_MS },
    { name: 'Would I wear it?, median', value: percentile(takenMs, 0.5), unit: 'ms', limit: LIMIT_MS },
    { name: `Longest event-loop pause ${each}`, value: delays.max / 1e6, unit: 'ms', limit: PAUSE_LIMIT_MS },
    { name: 'Event-loop pause, p99', value: delays.percentile(99) / 1e6, unit: 'ms', limit: PAUSE_LIMIT_MS },
  ]
}

async function evaluate(app: FastifyInstance, call: number): Promise<void> {
  const kind = garmentKinds[(call * 7) % garmentKinds.length] ?? kindRow('tee')
  const answer = await app.inject({
    method: 'POST',
    url: '/api/would-i-wear',
    payload: {
      name: kind.name,
      category: kind.category,
      color: colors[call % colors.length],
      price: '52.00',
    },
  })
  if (answer.statusCode !== 200) throw new Error(`Judging answered ${answer.statusCode}: ${answer.body}`)
}
