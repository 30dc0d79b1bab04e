import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Rejects cross-site requests before they are parsed: those for an unknown host name (DNS rebinding), and writes from
 * another origin (CSRF). A request with neither Origin nor Sec-Fetch-Site comes from a script and is allowed, unless it
 * has a cookie and cookies sign users in.
 * @param own our host names in addition to localhost and plain IP addresses
 */
export function rejectCrossSiteRequests(
  app: FastifyInstance,
  own: OwnNames,
  { cookiesSignIn }: { readonly cookiesSignIn: boolean },
): void {
  const hosts = own.hosts.map((host) => host.toLowerCase())
  app.addHook('onRequest', async (request) => {
    if (!isOwnHost(request, hosts)) throw new AppError('unknown_host')
    if (safeMethods.has(request.method)) return
    if (isFromElsewhere(request) || (cookiesSignIn && hidesItsOrigin(request)))
      throw new AppError('foreign_origin')
  })
}

export interface OwnNames {
  /** Host names, without a port. */
  readonly hosts: readonly string[]
  /** Public origin of the pages of shared looks, which send no requests of their own. */
  readonly origin: string | null
}

function isOwnHost(request: FastifyRequest, ownHosts: readonly string[]): boolean {
  // A request line with a host is meant for a proxy; two Host headers are ambiguous.
  if (!request.raw.url?.startsWith('/')) return false
  const hosts = request.raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length !== 1) return false
  const name = hostNameOf(request.headers.host)
  return name !== null && (isLocalName(name) || isAddress(name) || ownHosts.includes(name))
}

function isFromElsewhere(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') return true
  const { origin } = request.headers
  if (origin === undefined) return false
  return URL.parse(origin)?.host !== URL.parse(`http://${request.headers.host}`)?.host
}

function hidesItsOrigin({ headers }: FastifyRequest): boolean {
  return headers.cookie !== undefined && headers.origin === undefined && !headers['sec-fetch-site']
}

// A name or address and a port: no credentials, no path.
const HOST = /^[\w.:[\]-]+$/

function hostNameOf(host: string | undefined): string | null {
  if (host === undefined || !HOST.test(host)) return null
  return URL.parse(`http://${host}`)?.hostname.replaceAll(/[[\]]/g, '') ?? null
}

function isLocalName(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost')
}

/** True if a host name, without a port or brackets, means this computer. */
export function isLoopback(name: string): boolean {
  return isLocalName(name) || name === '::1' || /^127\.\d+\.\d+\.\d+$/.test(name)
}

// A cross-site page cannot be served from one of our bare addresses.
function isAddress(name: string): boolean {
  return isIP(name) !== 0
}
