import type { FastifyRequest } from 'fastify'

export interface User {
  readonly id: string
}

/**
 * Identifies the user of a request. Routes call it before they read anything else of the request.
 * @throws AppError `signed_out` where the request has no user
 */
export type IdentifyUser = (request: FastifyRequest) => Promise<User>
