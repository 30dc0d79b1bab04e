import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { drawGarment } from '../../domain/closet/drawings/draw-garment.ts'
import { patterns } from '../../domain/closet/drawings/patterns.ts'
import { isGarmentKind } from '../../domain/closet/garment-kinds.ts'
import { AppError } from '../http/app-error.ts'
import { specimenPage, specimenPolicy } from './specimen-page.ts'

const FILE = /^([a-z-]{1,40})\.svg$/

// Strict, so that one drawing has few addresses and a cache cannot be filled with copies of it.
const DrawingQuery = z.strictObject({
  c: z.string().regex(/^[0-9a-f]{6}$/i),
  p: z.enum(patterns).optional(),
  box: z.literal('tight').optional(),
})

/** Serves the drawings of garments, one an address, and at /drawings a page that shows them all. */
export function serveDrawings(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/drawings/:file', async (request, reply) => {
    const kind = FILE.exec(request.params.file)?.[1]
    const query = DrawingQuery.safeParse(request.query)
    if (!kind || !isGarmentKind(kind) || !query.success) throw new AppError('image_not_found')
    const { c, p, box } = query.data
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(drawGarment(kind, { color: `#${c.toLowerCase()}`, pattern: p ?? null, box }))
  })

  app.get('/drawings', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .header('content-security-policy', specimenPolicy)
      .send(specimenPage),
  )
}
