import type { Socket } from 'node:net'
import type { buildConnector, Dispatcher } from 'undici'
import type { Destination, OpenConnection } from './open-connection.ts'
import type { OutsideRequestLimits } from '../outside-request-limits.ts'
import { OutsideError } from '../outside-error.ts'
import type { OutsideRules } from '../outside-fetch.ts'
import { bareHost } from '../addresses/parse-outside-url.ts'
import { isSameAddress } from '../addresses/public-address.ts'
import type { ResolveName } from '../addresses/resolve-name.ts'
import { vetHost } from '../addresses/vet-host.ts'

/** Dependencies of a request to an outside site. */
export interface SiteRequestDeps extends OutsideRules {
  readonly resolve: ResolveName
  readonly connect: OpenConnection
  readonly limits: OutsideRequestLimits
}

type SiteReply = Pick<Dispatcher.ResponseData, 'statusCode' | 'headers' | 'body'>

/**
 * Requests one URL from `parseOutsideUrl`: vets its host, connects to a vetted address and passes the response to
 * `read`. Each request has its own connection: no cookies, no sessions.
 * @throws OutsideError not-allowed, unreachable, too-large, and errors of the resolver, socket or parser
 */
export async function requestSite<T>(
  { resolve, connect, limits, allowPrivate }: SiteRequestDeps,
  url: URL,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
  read: (reply: SiteReply) => Promise<T>,
): Promise<T> {
  // A sixth of the server's code, which a start doesn't need.
  const { Client } = await import('undici')
  const host = bareHost(url)
  const isSecure = url.protocol === 'https:'
  const port = Number(url.port) || (isSecure ? 443 : 80)
  const addresses = await vetHost(host, { resolve, allowPrivate }, signal)
  const socket = await connectVetted(connect, { host, addresses, port, isSecure }, signal)
  const client = new Client(url.origin, {
    connect: handOver(socket),
    allowH2: false,
    useMilo: false,
    maxHeaderSize: limits.headerBytes,
  })
  try {
    const path = url.pathname + url.search
    const reply = await client.request({ method: 'GET', path, headers, signal, reset: true })
    // An unread body fails when its connection closes.
    reply.body.on('error', () => {})
    if (Object.values(reply.headers).flat().length > limits.headerCount) throw new OutsideError('too-large')
    return await read(reply)
  } finally {
    await client.destroy()
    socket.destroy()
  }
}

// The socket's own data counts, not the requested URL.
async function connectVetted(connect: OpenConnection, to: Destination, signal: AbortSignal): Promise<Socket> {
  const socket = await connect(to, signal)
  const address = socket.remoteAddress ?? ''
  if (!signal.aborted && to.addresses.some((vetted) => isSameAddress(vetted, address))) return socket
  socket.destroy()
  throw signal.aborted ? signal.reason : new OutsideError('not-allowed')
}

// Only once: a client that lost its connection would open another. In a microtask: it accepts none during a request.
function handOver(socket: Socket): buildConnector.connector {
  let isGiven = false
  return (_to, callback) => {
    if (isGiven) return callback(new OutsideError('unreachable'), null)
    isGiven = true
    queueMicrotask(() => callback(null, socket))
  }
}
