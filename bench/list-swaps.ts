import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import {
  CurationReply,
  occasionPresets,
  type OutfitCuration,
  stylePreferences,
  stylistSeasons,
} from '../src/contract/stylist/stylist.ts'
import type { Figure } from './figure.ts'
import { percentile } from './percentile.ts'

const CURATIONS = 20
const WARM_UP_CALLS = 20
const P95_LIMIT_MS = 60
const PAUSE_LIMIT_MS = 20
const BETWEEN_CALLS_MS = 5

/** Measures listing every swap for a piece of an outfit, and how long it blocks the event loop. */
export async function listSwaps(app: FastifyInstance, itemIds: readonly string[]): Promise<Figure[]> {
  const urls: string[] = []
  for (let call = 0; call < CURATIONS; call += 1) urls.push(...urlsOf(await curate(app, itemIds, call)))
  for (const url of urls.slice(0, WARM_UP_CALLS)) await list(app, url)
  // 1 ms is the timer's finest resolution.
  const delays = monitorEventLoopDelay({ resolution: 1 })
  const takenMs: number[] = []
  let most = 0
  delays.enable()
  for (const url of urls) {
    const startedAt = performance.now()
    most = Math.max(most, await list(app, url))
    takenMs.push(performance.now() - startedAt)
    await pause(BETWEEN_CALLS_MS)
  }
  delays.disable()
  const each = `of ${urls.length} calls over ${itemIds.length} pieces`
  const p95 = percentile(takenMs, 0.95)
  return [
    { name: `List swaps (${most} at most), p95 ${each}`, value: p95, unit: 'ms', limit: P95_LIMIT_MS },
    { name: `Longest event-loop pause ${each}`, value: delays.max / 1e6, unit: 'ms', limit: PAUSE_LIMIT_MS },
  ]
}

function urlsOf({ id, suggestions }: OutfitCuration): string[] {
  return suggestions.flatMap(({ item }) =>
    item ? [`/api/outfit-curations/${id}/swaps?itemId=${item.id}`] : [],
  )
}

async function curate(
  app: FastifyInstance,
  itemIds: readonly string[],
  call: number,
): Promise<OutfitCuration> {
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
  return CurationReply.parse(answer.json()).curation
}

async function list(app: FastifyInstance, url: string): Promise<number> {
  const answer = await app.inject(url)
  const swaps: unknown = answer.json()
  if (answer.statusCode !== 200 || !Array.isArray(swaps)) throw new Error(`Swaps answered ${answer.body}`)
  return swaps.length
}
