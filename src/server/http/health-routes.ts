import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/open-database.ts'

/**
 * Health checks for a load balancer or supervisor: `/health/live` reports that the process responds, `/health/ready`
 * (200 or 503) that its database does. Neither needs a user or reveals anything else.
 */
export function healthRoutes(app: FastifyInstance, { db }: { readonly db: Database }): void {
  app.get('/health/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ is: 'live' }),
  )
  app.get('/health/ready', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await sql`select 1`.execute(db)
      return { is: 'ready' }
    } catch (error) {
      request.log.error({ err: error }, "the database doesn't answer")
      return reply.code(503).send({ is: 'not ready' })
    }
  })
}
