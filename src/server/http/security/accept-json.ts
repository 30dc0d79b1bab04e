import type { FastifyInstance } from 'fastify'

/**
 * Accepts JSON bodies and rejects text/plain, which a cross-site page may send without a preflight.
 * An empty body counts as absent, regardless of its label.
 */
export function acceptJson(app: FastifyInstance): void {
  app.removeContentTypeParser(['text/plain', 'application/json'])
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : parse(request, body, done),
  )
}
