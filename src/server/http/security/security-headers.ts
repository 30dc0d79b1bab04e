import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const contentSecurityPolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' blob: data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'frame-ancestors': "'none'",
}

/**
 * Content security policy of a page. `styleNonce` allows the style element that a dialog adds while it is open,
 * `scriptHash` the inline script with this SHA-256 in base64.
 */
export function pagePolicy({
  styleNonce,
  scriptHash,
}: { styleNonce?: string; scriptHash?: string } = {}): string {
  const styles = styleNonce ? `'self' 'nonce-${styleNonce}'` : "'self'"
  const scripts = scriptHash ? `'self' 'sha256-${scriptHash}'` : "'self'"
  return Object.entries({ ...contentSecurityPolicy, 'script-src': scripts, 'style-src': styles })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')
}

/** Sets the security headers of every response; a route may set a stricter policy. */
export async function setSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // HSTS is the TLS proxy's task: on a plain local address browsers ignore it.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', pagePolicy())
    reply.header('permissions-policy', 'camera=(self), geolocation=(self), microphone=()')
  })
}
