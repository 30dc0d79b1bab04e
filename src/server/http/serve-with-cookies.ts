import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { successStatus, type BodyOf, type Endpoint, type ReplyOf } from '../../contract/endpoint.ts'
import { AppError } from './app-error.ts'
import { parseInput } from './parse-input.ts'
import type { User, IdentifyUser } from './user-of-request.ts'

interface CookieCall<E extends Endpoint> {
  /** Null where the endpoint is open. */
  readonly user: E['isOpen'] extends true ? null : User
  readonly body: BodyOf<E>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export type ServeWithCookies = ReturnType<typeof createServeWithCookies>

/**
 * Registers endpoints that read or set cookies. They have no idempotency keys: a stored response would lack its cookie.
 */
export function createServeWithCookies(api: FastifyInstance, identifyUser: IdentifyUser) {
  return <const E extends Endpoint>(
    endpoint: E,
    handle: (call: CookieCall<E>) => Promise<ReplyOf<E>>,
  ): void => {
    api.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint },
      handler: async (request, reply) => {
        const user = endpoint.isOpen ? null : await identifyUser(request)
        if (request.isMultipart()) throw new AppError('unsupported_media_type')
        const body = endpoint.body && parseInput(endpoint.body, request.body)
        const answer = await handle({ user, body, request, reply } as CookieCall<E>)
        return reply.code(successStatus(endpoint)).send(answer)
      },
    })
  }
}
