import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { addDays } from 'date-fns/addDays'
import { formatISO } from 'date-fns/formatISO'
import type { FastifyInstance } from 'fastify'
import { occasionPresets, stylePreferences } from '../src/contract/stylist/stylist.ts'
import type { Figure } from './figure.ts'
import { percentile } from './percentile.ts'

const WEEKS = 30
const WARM_UP_WEEKS = 3
const LIMIT_MS = 300
const PAUSE_LIMIT_MS = 20
const BETWEEN_WEEKS_MS = 20

/** Measures planning a week from this closet, and how long it blocks other requests. */
export async function planWeeks(app: FastifyInstance, pieces: number): Promise<Figure[]> {
  for (let week = 0; week < WARM_UP_WEEKS; week += 1) await plan(app, week)
  const delays = monitorEventLoopDelay({ resolution: 1 })
  const takenMs: number[] = []
  delays.enable()
  for (let week = 0; week < WEEKS; week += 1) {
    const startedAt = performance.now()
    await plan(app, week)
    takenMs.push(performance.now() - startedAt)
    await pause(BETWEEN_WEEKS_MS)
  }
  delays.disable()
  const each = `of ${WEEKS} weeks over ${pieces} pieces`
  return [
    { name: `Plan a week, p95 ${each}`, value: percentile(takenMs, 0.95), unit: 'ms', limit: LIMIT_MS },
    { name: 'Plan a week, median', value: percentile(takenMs, 0.5), unit: 'ms', limit: LIMIT_MS },
    { name: `Longest event-loop pause ${each}`, value: delays.max / 1e6, unit: 'ms', limit: PAUSE_LIMIT_MS },
    { name: 'Event-loop pause, p99', value: delays.percentile(99) / 1e6, unit: 'ms', limit: PAUSE_LIMIT_MS },
  ]
}

async function plan(app: FastifyInstance, week: number): Promise<void> {
  const monday = addDays(new Date(2026, 0, 5), week * 7)
  const answer = await app.inject({
    method: 'POST',
    url: '/api/weekly-plans',
    payload: {
      title: '',
      weekStartDate: formatISO(monday, { representation: 'date' }),
      styleTheme: stylePreferences[week % stylePreferences.length],
      occasion: occasionPresets[week % (occasionPresets.length - 1)],
      season: 'all',
    },
  })
  if (answer.statusCode !== 201) throw new Error(`Planning answered ${answer.statusCode}: ${answer.body}`)
}
