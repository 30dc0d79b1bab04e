import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Agent } from 'undici'
import { percentile } from './percentile.ts'

const CALLS = 12
const WARM_UP_CALLS = 3
const BETWEEN_CALLS_MS = 10

interface Asked {
  readonly method?: 'POST' | 'PATCH'
  readonly url: string
  readonly payload?: object
}

/** Requests to measure on closets of several sizes. */
const measuredRequests: readonly {
  readonly name: string
  readonly request: (call: number, itemIds: readonly string[]) => Asked[]
}[] = [
  {
    name: 'List after a change',
    request: (call, itemIds) => [
      { method: 'PATCH', url: `/api/closet-items/${itemIds[call]}`, payload: { size: String(call) } },
      { url: '/api/closet-items' },
    ],
  },
  {
    name: 'Curate an outfit',
    request: (call, itemIds) => [
      {
        method: 'POST',
        url: '/api/curate-outfit',
        payload: {
          focusItemId: itemIds[(call * 37) % itemIds.length],
          stylePreference: 'classic',
          occasion: 'work',
          season: 'fall',
        },
      },
    ],
  },
  {
    name: 'Plan a week',
    request: (call) => [
      {
        method: 'POST',
        url: '/api/weekly-plans',
        payload: {
          title: '',
          weekStartDate: new Date(Date.UTC(2026, 0, 5 + call * 7)).toISOString().slice(0, 10),
          styleTheme: 'classic',
          occasion: 'work',
          season: 'all',
        },
      },
    ],
  },
  {
    name: 'Would I wear it?',
    request: (call) => [
      {
        method: 'POST',
        url: '/api/would-i-wear',
        payload: { name: `Wool coat ${call}`, category: 'Outerwear', color: 'Camel', price: '52.00' },
      },
    ],
  },
  { name: 'Trends', request: () => [{ url: '/api/trending-styles' }] },
]

/** Measurement of one request on one closet. */
export interface Growth {
  readonly name: string
  readonly medianMs: number
  /** Longest delay of other requests. */
  readonly pauseMs: number
}

/** Measures the requests on this closet, and how long each delays others. */
export async function growthIn(app: FastifyInstance, itemIds: readonly string[]): Promise<Growth[]> {
  const found: Growth[] = []
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  await using agent = closing(new Agent())
  const answered = (requests: readonly Asked[]) => send(agent.agent, origin, requests)
  for (const { name, request } of measuredRequests) {
    for (let call = 0; call < WARM_UP_CALLS; call += 1) await answered(request(call, itemIds))
    const delays = monitorEventLoopDelay({ resolution: 1 })
    const takenMs: number[] = []
    delays.enable()
    for (let call = WARM_UP_CALLS; call < WARM_UP_CALLS + CALLS; call += 1) {
      const startedAt = performance.now()
      await answered(request(call, itemIds))
      takenMs.push(performance.now() - startedAt)
      await pause(BETWEEN_CALLS_MS)
    }
    delays.disable()
    found.push({ name, medianMs: percentile(takenMs, 0.5), pauseMs: delays.max / 1e6 })
  }
  return found
}

/** Returns the exponent of a power law of the size: 1 is linear, 0 constant. */
export function growthExponent(points: readonly { readonly size: number; readonly ms: number }[]): number {
  const logs = points.map(({ size, ms }) => ({ x: Math.log(size), y: Math.log(ms) }))
  const mean = (pick: (log: { x: number; y: number }) => number) =>
    logs.reduce((sum, log) => sum + pick(log), 0) / logs.length
  const [x, y] = [mean((log) => log.x), mean((log) => log.y)]
  const rise = logs.reduce((sum, log) => sum + (log.x - x) * (log.y - y), 0)
  return rise / logs.reduce((sum, log) => sum + (log.x - x) ** 2, 0)
}

// Over HTTP, because Fastify's inject copies and decodes a reply of megabytes in one go.
async function send(agent: Agent, origin: string, requests: readonly Asked[]): Promise<void> {
  for (const { method = 'GET', url, payload } of requests) {
    const answer = await agent.request({
      origin,
      path: url,
      method,
      ...(payload && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(payload) }),
    })
    if (answer.statusCode >= 300)
      throw new Error(`${url} answered ${answer.statusCode}: ${await answer.body.text()}`)
    await answer.body.dump({ limit: Number.POSITIVE_INFINITY })
  }
}

function closing(agent: Agent) {
  return { agent, [Symbol.asyncDispose]: () => agent.close() }
}
