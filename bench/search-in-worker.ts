import { once } from 'node:events'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'
import { occasionPresets, stylePreferences, stylistSeasons } from '../src/contract/stylist/stylist.ts'
import { noTraits } from '../src/domain/closet/traits/owner-traits.ts'
import { outfitNeeds } from '../src/domain/stylist/occasions/needs-of-request.ts'
import type { StylistPiece } from '../src/domain/stylist/outfit.ts'
import { outfitsInSteps } from '../src/domain/stylist/search/curate-outfits.ts'
import { createPieceReader } from '../src/server/stylist/pieces/piece-reader.ts'
import { runYielding } from '../src/server/workers/run-yielding.ts'
import { closetRows } from './closet-rows.ts'
import { percentile } from './percentile.ts'
import type { SearchJob } from './search-worker.ts'

// Compares three places for the stylist's search: the event loop, in steps; a worker thread that receives a copy of the
// closet with each request; and a worker thread that keeps the closet. `npm run bench -- search-in-worker`.

const SIZES = [200, 1000, 5000]
const REQUESTS = 60
const WARM_UP_REQUESTS = 10
const TODAY = '2026-11-23' as const

for (const size of SIZES) {
  console.log(
    `${size} pieces, ${REQUESTS} requests: median ms, p95 ms, longest pause of the event loop in ms`,
  )
  await compare(await readCloset(size))
}

async function compare(closet: readonly StylistPiece[]): Promise<void> {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url))
  const inWorker = async (job: SearchJob) => {
    worker.postMessage(job)
    await once(worker, 'message')
  }
  const places = {
    'event loop, in steps': (at: number) => runYielding(outfitsInSteps({ ...requestAt(closet, at), closet })),
    'worker, closet copied': (at: number) => inWorker({ closet, request: requestAt(closet, at) }),
    'worker, closet kept': (at: number) => inWorker({ closet: null, request: requestAt(closet, at) }),
  }
  for (let at = 0; at < WARM_UP_REQUESTS; at += 1)
    for (const search of Object.values(places)) await search(at)
  for (const [name, search] of Object.entries(places)) {
    const delays = monitorEventLoopDelay({ resolution: 1 })
    const takenMs: number[] = []
    delays.enable()
    for (let at = 0; at < REQUESTS; at += 1) {
      const startedAt = performance.now()
      await search(at)
      takenMs.push(performance.now() - startedAt)
    }
    delays.disable()
    const figures = [percentile(takenMs, 0.5), percentile(takenMs, 0.95), delays.max / 1e6]
    console.log(`${name.padEnd(24)} ${figures.map((figure) => figure.toFixed(1).padStart(8)).join('')}`)
  }
  await worker.terminate()
}

function readCloset(count: number): Promise<StylistPiece[]> {
  const rows = closetRows('default-user', count, new Date(`${TODAY}T12:00:00Z`))
  const items = rows.map(
    ({ id, name, category, color, brand, season, imageUrl, lastWornDate, wearCount }) => ({
      id,
      name,
      category,
      color,
      imageUrl,
      brand: brand ?? null,
      season: season ?? null,
      style: null,
      description: null,
      lastWornDate: lastWornDate ?? null,
      wearCount: wearCount ?? 0,
      traits: noTraits,
    }),
  )
  return createPieceReader().read(items)
}

function requestAt(closet: readonly StylistPiece[], at: number) {
  const focus = pick(closet, at * 37)
  const needs = outfitNeeds({
    stylePreference: pick(stylePreferences, at),
    occasion: pick(occasionPresets, at),
    season: pick(stylistSeasons, at),
    focus: focus.garment,
  })
  return { focus, needs, today: TODAY, keepIds: [], withoutIds: [], count: 1 }
}

function pick<Value>(values: readonly Value[], at: number): Value {
  const value = values[at % values.length]
  if (value === undefined) throw new Error('There is nothing to pick from')
  return value
}
