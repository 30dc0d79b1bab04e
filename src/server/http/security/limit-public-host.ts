import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { isLoopback } from './reject-cross-site-requests.ts'

/**
 * Serves only the pages of shared looks (`/s/`) under the public host, even if a proxy passes on other paths: there is
 * no login. A loopback name is never public.
 * @param origin the origin of PUBLIC_URL, or null
 */
export function limitPublicHost(app: FastifyInstance, origin: string | null): void {
  if (origin === null) return
  const { host: publicHost, hostname } = new URL(origin)
  if (isLoopback(hostname)) return
  app.addHook('onRequest', async (request) => {
    if (hostsOf(request).includes(publicHost) && !/^\/s(?:[/?]|$)/.test(request.url))
      throw new AppError('not_found')
  })
}

// Many proxies name the host that the client requested in X-Forwarded-Host, and send their own in Host.
function hostsOf({ headers }: FastifyRequest): string[] {
  const forwarded = String(headers['x-forwarded-host'] ?? '').split(',')
  return [headers.host ?? '', ...forwarded].map((host) => host.trim().toLowerCase())
}
