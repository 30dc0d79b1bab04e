import { once } from 'node:events'
import { connect as connectPlain, isIP, type LookupFunction, type Socket } from 'node:net'
import { connect as connectSecure } from 'node:tls'

/** The target of a connection. Only `addresses` are used, even if the name resolves differently by then. */
export interface Destination {
  /** Host name or IP address that the certificate must match. */
  readonly host: string
  readonly addresses: readonly string[]
  readonly port: number
  readonly isSecure: boolean
}

/** Opens a connection, with TLS if it is secure; on `signal` it rejects and closes the socket. */
export type OpenConnection = (to: Destination, signal: AbortSignal) => Promise<Socket>

// Timeout before the next address; Node's default of 250 ms is too short on mobile networks.
const NEXT_ADDRESS_MS = 700

/** Connects directly, never through a proxy. */
export const openConnection: OpenConnection = async (to, signal) => {
  signal.throwIfAborted()
  const options = {
    host: to.host,
    port: to.port,
    lookup: fixedLookup(to.addresses),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_MS,
  }
  const socket = to.isSecure ? connectSecure({ ...options, ...tlsOptions(to.host) }) : connectPlain(options)
  const stop = () => socket.destroy()
  signal.addEventListener('abort', stop, { once: true })
  try {
    await once(socket, to.isSecure ? 'secureConnect' : 'connect', { signal })
    return socket
  } catch (error) {
    socket.destroy()
    throw error
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

// Node skips the lookup if the host is an IP address, which is then the only one in `addresses`.
function fixedLookup(addresses: readonly string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_host, _options, callback) => callback(null, answers)
}

function tlsOptions(host: string) {
  return {
    // Certificates are verified even with NODE_TLS_REJECT_UNAUTHORIZED=0.
    rejectUnauthorized: true,
    ALPNProtocols: ['http/1.1'],
    ...(isIP(host) === 0 && { servername: host }),
  }
}
