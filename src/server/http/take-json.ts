import type { FastifyInstance } from 'fastify'

/**
 * Takes JSON bodies and no plain text, which a foreign page may send without asking.
 * An empty body is no body, whatever it is labelled.
 */
export function takeJson(app: FastifyInstance): void {
  app.removeContentTypeParser(['text/plain', 'application/json'])
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : parse(request, body, done),
  )
}
