import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { drawGarment } from '../../domain/closet/drawings/draw-garment.ts'
import { drawOutfit } from '../../domain/closet/drawings/draw-outfit.ts'
import { EXAMPLE_OUTFIT_ADDRESS, exampleOutfit } from '../../domain/closet/drawings/example-outfit.ts'
import {
  readDrawing,
  readRasterDrawing,
  type DrawingRequest,
} from '../../domain/closet/drawings/read-drawing-address.ts'
import { AppError } from '../http/app-error.ts'
import { createWorkQueue } from '../http/limits/work-queue.ts'
import { specimenPage, specimenPolicy } from './specimen-page.ts'

// A page may show many drawings that are not cached yet: each takes 20 to 40 ms of a libvips thread.
const PAINTING = { running: 2, waiting: 256, waitMs: 15_000 }
const KEPT_BYTES = 8 * 1024 * 1024
// At 72 dots an inch a drawing is 400 pixels wide.
const DOTS_PER_INCH = 72
const SHEET_WIDTH = 400

/** Serves each drawing of a garment at its own address, and at /drawings a page that shows them all. */
export function serveDrawings(app: FastifyInstance): void {
  const queue = createWorkQueue(PAINTING)
  const painted = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
  })
  app.get<{ Params: { file: string }; Querystring: Record<string, unknown> }>(
    '/drawings/:file',
    async (request, reply) => {
      const { file } = request.params
      reply
        .header('cache-control', 'public, max-age=86400')
        .header('content-security-policy', "default-src 'none'; sandbox")
      if (request.url === EXAMPLE_OUTFIT_ADDRESS)
        return reply.type('image/svg+xml').send(drawOutfit(exampleOutfit))
      const drawing = readDrawing(file, request.query)
      if (drawing) return reply.type('image/svg+xml').send(drawGarment(drawing.kind, drawing))
      const photo = readRasterDrawing(file, request.query)
      if (!photo) {
        reply.removeHeader('cache-control')
        throw new AppError('image_not_found')
      }
      const known = painted.get(request.url)
      const bytes = known ?? (await queue.run(() => paint(photo.drawing, photo.width)))
      painted.set(request.url, bytes)
      return reply.type('image/webp').send(bytes)
    },
  )

  app.get('/drawings', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .header('content-security-policy', specimenPolicy)
      .send(specimenPage),
  )
}

// Browsers repaint the many layers of an SVG while they scroll; a raster image is painted once.
function paint(drawing: DrawingRequest, width: number): Promise<Buffer> {
  const svg = Buffer.from(drawGarment(drawing.kind, drawing))
  return sharp(svg, { density: (DOTS_PER_INCH * width) / SHEET_WIDTH })
    .resize({ width })
    .webp({ quality: 82, effort: 3 })
    .toBuffer()
}
