import { isIP } from 'node:net'
import { OutsideError } from '../outside-error.ts'
import type { OutsideRules } from '../outside-fetch.ts'
import { isPublicAddress } from './public-address.ts'
import type { ResolveName } from './resolve-name.ts'

interface VetDeps extends OutsideRules {
  readonly resolve: ResolveName
}

/**
 * Returns the addresses that `host`, a name or an IP address, may be reached at. One forbidden address rejects all:
 * such a response is an attack or a mistake, and a second query could return the other half.
 * @throws OutsideError not-allowed, unreachable
 */
export async function vetHost(
  host: string,
  { resolve, allowPrivate }: VetDeps,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const addresses = isIP(host) === 0 ? await resolve(host, signal) : [host]
  if (addresses.length === 0) throw new OutsideError('unreachable')
  const isAllowed = allowPrivate ? isIpAddress : isPublicAddress
  if (!addresses.every(isAllowed)) throw new OutsideError('not-allowed')
  return addresses
}

function isIpAddress(text: string): boolean {
  return isIP(text) !== 0
}
