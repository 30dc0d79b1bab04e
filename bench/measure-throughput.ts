import { Pool } from 'undici'
import { percentile } from './percentile.ts'

/** A request to repeat. */
export interface Repeated {
  readonly path: string
  readonly method?: 'GET' | 'POST' | 'PATCH'
  readonly headers?: Readonly<Record<string, string>>
  /** Creates the body of each request. */
  readonly body?: () => string
  readonly expected: number
}

/** Throughput of several connections with one request at a time each. */
export interface Load {
  readonly perSecond: number
  readonly medianMs: number
}

/** Repeats a request over separate connections for a duration. */
export async function load(
  address: string,
  repeated: Repeated,
  connections: number,
  durationMs: number,
): Promise<Load> {
  const { path, method = 'GET', headers = {}, body, expected } = repeated
  await using pool = closing(new Pool(address, { connections, pipelining: 1 }))
  const takenMs: number[] = []
  const startedAt = performance.now()
  const until = startedAt + durationMs
  const one = async () => {
    while (performance.now() < until) {
      const askedAt = performance.now()
      const answer = await pool.pool.request({ path, method, headers, body: body?.() ?? null })
      const { byteLength } = await answer.body.arrayBuffer()
      if (answer.statusCode !== expected)
        throw new Error(`${path} answered ${answer.statusCode} with ${byteLength} bytes.`)
      takenMs.push(performance.now() - askedAt)
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
  const seconds = (performance.now() - startedAt) / 1000
  return { perSecond: takenMs.length / seconds, medianMs: percentile(takenMs, 0.5) }
}

function closing(pool: Pool) {
  return { pool, [Symbol.asyncDispose]: () => pool.close() }
}
