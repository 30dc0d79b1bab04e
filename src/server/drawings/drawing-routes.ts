import type { FastifyInstance } from 'fastify'
import { drawGarment } from '../../domain/closet/drawings/draw-garment.ts'
import { readDrawing } from '../../domain/closet/drawings/read-drawing-address.ts'
import { AppError } from '../http/app-error.ts'
import { specimenPage, specimenPolicy } from './specimen-page.ts'

/** Serves the drawings of garments, one an address, and at /drawings a page that shows them all. */
export function serveDrawings(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/drawings/:file', async (request, reply) => {
    const asked = readDrawing(request.params.file, request.query)
    if (!asked) throw new AppError('image_not_found')
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(drawGarment(asked.kind, asked))
  })

  app.get('/drawings', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .header('content-security-policy', specimenPolicy)
      .send(specimenPage),
  )
}
