import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Behavior of the external services: no response, or a byte a second. */
export type Slowness = 'silent' | 'a byte a second'

/** A local server that simulates slow weather, geocoding, shop and model services. */
export interface SlowServices {
  readonly url: string
  readonly calls: () => number
  close(): Promise<void>
}

const BYTE_EVERY_MS = 1000

/** Starts the server on a free port. */
export async function startSlowServices(slowness: Slowness): Promise<SlowServices> {
  let calls = 0
  const server = createServer((request, reply) => {
    calls += 1
    request.resume()
    if (slowness === 'a byte a second') drip(reply)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address: string | AddressInfo | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens on a port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls: () => calls,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function drip(reply: ServerResponse): void {
  reply.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => reply.write(' '), BYTE_EVERY_MS)
  reply.once('close', () => clearInterval(timer))
}
