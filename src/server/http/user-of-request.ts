import type { FastifyRequest } from 'fastify'

export interface User {
  readonly id: string
}

/** Identifies the user of a request. */
export type WhoIsAsking = (request: FastifyRequest) => Promise<User>
