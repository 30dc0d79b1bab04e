import { once } from 'node:events'
import { connect as connectPlain, isIP, type LookupFunction, type Socket } from 'node:net'
import { connect as connectSecure } from 'node:tls'

/** Where to connect to: only to these addresses, whatever the name resolves to by now. */
export interface Destination {
  /** Name or IP address, the one that a certificate must be for. */
  readonly host: string
  readonly addresses: readonly string[]
  readonly port: number
  readonly isSecure: boolean
}

/** Opens a connection, with TLS on it where it is to be secure; rejects and leaves none behind on `signal`. */
export type OpenConnection = (to: Destination, signal: AbortSignal) => Promise<Socket>

// Before the next address is tried; Node's own 250 ms are too few on a phone's network.
const NEXT_ADDRESS_MS = 700

/** Connects directly, never through a proxy. */
export const openConnection: OpenConnection = async (to, signal) => {
  signal.throwIfAborted()
  const options = {
    host: to.host,
    port: to.port,
    lookup: answerWith(to.addresses),
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

// Node asks for no lookup where the host is an IP address, which is then the only one in `addresses`.
function answerWith(addresses: readonly string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_host, _options, callback) => callback(null, answers)
}

function tlsOptions(host: string) {
  return {
    // A certificate counts even where NODE_TLS_REJECT_UNAUTHORIZED says that none does.
    rejectUnauthorized: true,
    ALPNProtocols: ['http/1.1'],
    ...(isIP(host) === 0 && { servername: host }),
  }
}
