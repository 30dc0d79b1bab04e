import type { FastifyRequest } from 'fastify'

export interface User {
  readonly id: string
}

/** Tells whose wardrobe a request is about. */
export type WhoIsAsking = (request: FastifyRequest) => Promise<User>
