import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { occasionPresets, stylePreferences, stylistSeasons } from '../src/contract/stylist/stylist.ts'
import type { Figure } from './figure.ts'
import { percentile } from './percentile.ts'

const CALLS = 200
const WARM_UP_CALLS = 20
const P95_LIMIT_MS = 60
const PAUSE_LIMIT_MS = 20
const BETWEEN_CALLS_MS = 5

/** Measures the stylist's time on this closet, and how long it blocks other requests. */
export async function curateOutfits(app: FastifyInstance, itemIds: readonly string[]): Promise<Figure[]> {
  for (let call = 0; call < WARM_UP_CALLS; call += 1) await curate(app, itemIds, call)
  // 1 ms is the timer's finest resolution.
  const delays = monitorEventLoopDelay({ resolution: 1 })
  const takenMs: number[] = []
  delays.enable()
  for (let call = 0; call < CALLS; call += 1) {
    const startedAt = performance.now()
    await curate(app, itemIds, call)
    takenMs.push(performance.now() - startedAt)
    await pause(BETWEEN_CALLS_MS)
  }
  delays.disable()
  const listedMs = await medianListMs(app)
  const idle = await idleDelays()
  const p95 = percentile(takenMs, 0.95)
  const each = `of ${CALLS} calls over ${itemIds.length} pieces`
  return [
    { name: `Curate outfit, p95 ${each}`, value: p95, unit: 'ms', limit: P95_LIMIT_MS },
    { name: 'the same, in times of listing the closet', value: p95 / listedMs, unit: 'x', limit: null },
    { name: `Longest event-loop pause ${each}`, value: delays.max / 1e6, unit: 'ms', limit: PAUSE_LIMIT_MS },
    { name: 'Event-loop pause, p99', value: delays.percentile(99) / 1e6, unit: 'ms', limit: PAUSE_LIMIT_MS },
    {
      name: 'Longest event-loop pause while nothing is asked',
      value: idle.max / 1e6,
      unit: 'ms',
      limit: null,
    },
  ]
}

// Measures the event-loop delay of an idle machine.
async function idleDelays() {
  const delays = monitorEventLoopDelay({ resolution: 1 })
  delays.enable()
  for (let call = 0; call < CALLS; call += 1) await pause(BETWEEN_CALLS_MS * 4)
  delays.disable()
  return delays
}

async function curate(app: FastifyInstance, itemIds: readonly string[], call: number): Promise<void> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/curate-outfit',
    payload: {
      focusItemId: itemIds[(call * 37) % itemIds.length],
      stylePreference: stylePreferences[call % stylePreferences.length],
      occasion: occasionPresets[call % occasionPresets.length],
      season: stylistSeasons[call % stylistSeasons.length],
    },
  })
  if (answer.statusCode !== 200) throw new Error(`Curating answered ${answer.statusCode}: ${answer.body}`)
}

async function medianListMs(app: FastifyInstance): Promise<number> {
  const takenMs: number[] = []
  for (let call = 0; call < 20; call += 1) {
    const startedAt = performance.now()
    await app.inject('/api/closet-items')
    takenMs.push(performance.now() - startedAt)
  }
  return percentile(takenMs, 0.5)
}
