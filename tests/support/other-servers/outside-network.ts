import {
  openConnection,
  type Destination,
  type OpenConnection,
} from '../../../src/server/outside/request/open-connection.ts'
import type { ResolveName } from '../../../src/server/outside/addresses/resolve-name.ts'

/** A simulated internet: DNS responses by name, and the local port that replaces each address. */
interface SimulatedNetwork {
  readonly names?: Readonly<Record<string, readonly Answer[]>>
  readonly ports?: Readonly<Record<string, number>>
}

/** Addresses of a name, or a lookup error. The last response of a name repeats. */
type Answer = readonly string[] | Error

interface OutsideNetwork {
  readonly resolve: ResolveName
  readonly connect: OpenConnection
  readonly resolved: readonly string[]
  /** Every connection attempt, including those to closed ports. */
  readonly connections: readonly Destination[]
}

/** Records every lookup and connection; nothing leaves this computer. */
export function outsideNetwork({ names = {}, ports = {} }: SimulatedNetwork = {}): OutsideNetwork {
  const resolved: string[] = []
  const connections: Destination[] = []
  return {
    resolved,
    connections,
    async resolve(name) {
      const answers = names[name] ?? []
      const answer = answers[Math.min(resolved.filter((each) => each === name).length, answers.length - 1)]
      resolved.push(name)
      if (answer === undefined) throw new Error(`Nobody has drawn ${name}.`)
      if (answer instanceof Error) throw answer
      return answer
    },
    async connect(to, signal) {
      connections.push(to)
      const address = to.addresses[0] ?? ''
      const port = ports[address]
      if (port === undefined) throw new Error(`Nobody listens at ${address}.`)
      const local = { host: '127.0.0.1', addresses: ['127.0.0.1'], port, isSecure: false }
      const socket = await openConnection(local, signal)
      return Object.defineProperty(socket, 'remoteAddress', { value: address, configurable: true })
    },
  }
}
