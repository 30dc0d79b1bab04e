import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'

export interface ReplyLimits {
  /** A connection that reads nothing of its response for this long is closed. */
  readonly writeTimeoutMs: number
  /** Maximum bytes of large responses in preparation or waiting for their readers, over all connections. */
  readonly waitingBytes: number
}

export const usualReplyLimits: ReplyLimits = { writeTimeoutMs: 30_000, waitingBytes: 64 * 1024 * 1024 }

// Smaller responses fit into the buffers of a connection, and are always sent.
const LARGE_BYTES = 64 * 1024
const RETRY_AFTER_SECONDS = 5

/**
 * Bounds the memory of responses that clients don't read: stalled connections are closed, and a large response beyond
 * the limit is a 503 before its work begins. Register it after compression.
 */
export function limitWaitingReplies(app: FastifyInstance, limits: ReplyLimits): void {
  const room = createRoom(limits.waitingBytes)
  // Uncompressed size of the last response of each route.
  const lastSizes = new Map<string, number>()
  const wholeSizes = new WeakMap<FastifyRequest, number>()
  app.addHook('onRequest', async (request, reply) => {
    const expected = lastSizes.get(routeOf(request)) ?? 0
    if (expected < LARGE_BYTES) return
    if (!room.has(expected)) throw busy()
    room.take(reply, expected)
  })
  // Before compression.
  app.addHook('onSend', async (request, reply, payload) => {
    reply.raw.setTimeout(limits.writeTimeoutMs, () => reply.raw.destroy())
    if (typeof payload === 'string' || Buffer.isBuffer(payload)) {
      const size = Buffer.byteLength(payload)
      wholeSizes.set(request, size)
      if (reply.statusCode === 200) lastSizes.set(routeOf(request), size)
    }
    return payload
  })
  const afterCompression = async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const isWhole = wholeSizes.has(request)
    // A compressing stream holds megabytes until it is read; its whole output is a few hundred kilobytes.
    const bytes = isWhole && isStream(payload) ? await buffer(payload) : payload
    if (!isWhole || (typeof bytes !== 'string' && !Buffer.isBuffer(bytes))) return payload
    const size = Buffer.byteLength(bytes)
    if (isStream(payload)) reply.header('content-length', size)
    room.leave(reply)
    if (size < LARGE_BYTES) return bytes
    // A write has already taken effect, so its response is sent in any case.
    if (request.method === 'GET' && !room.has(size)) {
      for (const header of ['content-encoding', 'content-length', 'etag']) reply.removeHeader(header)
      throw busy()
    }
    room.take(reply, size)
    return bytes
  }
  app.addHook('onRoute', (route) => {
    route.onSend = [route.onSend ?? [], afterCompression].flat()
  })
}

/** Counts the bytes of pending responses; each releases its own when it ends. */
function createRoom(limit: number) {
  const taken = new Map<FastifyReply, number>()
  let sum = 0
  const leave = (reply: FastifyReply) => {
    sum -= taken.get(reply) ?? 0
    taken.delete(reply)
  }
  return {
    leave,
    has: (size: number) => sum === 0 || sum + size <= limit,
    take(reply: FastifyReply, size: number) {
      const { raw } = reply
      if (raw.destroyed || raw.socket?.destroyed) return
      leave(reply)
      taken.set(reply, size)
      sum += size
      for (const end of ['finish', 'close']) raw.once(end, () => leave(reply))
    },
  }
}

function routeOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? ''}`
}

function isStream(payload: unknown): payload is Readable {
  return typeof payload === 'object' && payload !== null && 'pipe' in payload
}

function busy(): AppError {
  return new AppError('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS })
}
