import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { apiErrors } from '../../contract/api-error.ts'
import type { ApiError } from '../../contract/api-error-body.ts'
import { nextTurn } from '../workers/next-turn.ts'
import { createLoadGauge, type LoadLimits } from './load-gauge.ts'

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
 * Answers requests to the API beyond what the server can do with a 503 at once, before they cost anything, so that those
 * it accepts are done in time.
 */
export function shedLoad(app: FastifyInstance, limits: LoadLimits): void {
  const gauge = createLoadGauge(limits)
  let isMeasuring = false
  const closing = new AbortController()
  app.addHook('onClose', async () => closing.abort())

  // The wait counts while it lasts: a server that is behind comes late to the end of it.
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
    if (!gauge.enter(performance.now())) return turnAway(reply)
    let hasLeft = false
    const leave = () => {
      if (!hasLeft) gauge.leave()
      hasLeft = true
    }
    // A connection that is lost has no 'finish'.
    for (const end of ['finish', 'close']) reply.raw.once(end, leave)
    if (gauge.isBusy && !isMeasuring) void measure()
    done()
  })
}

// Without the hooks of other responses, which take half of the time (measured).
function turnAway(reply: FastifyReply): void {
  reply.hijack()
  for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...BUSY_HEADERS }))
    if (value !== undefined) reply.raw.setHeader(name, value)
  reply.raw.writeHead(BUSY_STATUS).end(BUSY_BODY)
}
