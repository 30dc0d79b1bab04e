import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { apiErrors } from '../../../contract/api-error.ts'
import type { ApiError } from '../../../contract/api-error-body.ts'
import { nextTurn } from '../../workers/next-turn.ts'
import { createLoadGauge } from './load-gauge.ts'
import type { LoadLimits } from './load-limits.ts'

const MEASURE_EVERY_MS = 20
const RETRY_AFTER_SECONDS = 1

const { status: BUSY_STATUS, message } = apiErrors.busy
const BUSY_BODY = JSON.stringify({ code: 'busy', message } satisfies ApiError)
const BUSY_HEADERS = {
  'content-type': 'application/json',
  'content-length': Buffer.byteLength(BUSY_BODY),
  'cache-control': 'no-store',
  'retry-after': RETRY_AFTER_SECONDS,
}

/**
 * Rejects API requests beyond the server's capacity with a 503 before any work, so that accepted ones finish in time.
 */
export function shedLoad(app: FastifyInstance, limits: LoadLimits): void {
  const gauge = createLoadGauge(limits)
  let isMeasuring = false
  const closing = new AbortController()
  app.addHook('onClose', async () => closing.abort())

  // Lag is the time by which the pause ends late.
  const measure = async () => {
    isMeasuring = true
    while (gauge.isBusy && !closing.signal.aborted) {
      const before = performance.now()
      await pause(MEASURE_EVERY_MS)
      await nextTurn()
      const now = performance.now()
      gauge.noteLag(now - before - MEASURE_EVERY_MS, now)
    }
    gauge.noteLag(0, performance.now())
    isMeasuring = false
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/api/')) return done()
    if (!gauge.enter(performance.now())) return rejectBusy(reply)
    let hasLeft = false
    const leave = () => {
      if (!hasLeft) gauge.leave()
      hasLeft = true
    }
    // A lost connection emits no 'finish'.
    for (const end of ['finish', 'close']) reply.raw.once(end, leave)
    if (gauge.isBusy && !isMeasuring) void measure()
    done()
  })
}

// Skips the hooks of other responses, which take half of the time (measured).
function rejectBusy(reply: FastifyReply): void {
  reply.hijack()
  for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...BUSY_HEADERS }))
    if (value !== undefined) reply.raw.setHeader(name, value)
  reply.raw.writeHead(BUSY_STATUS).end(BUSY_BODY)
}
