import type { FastifyInstance } from 'fastify'
import { AppError } from '../http/app-error.ts'
import type { ImageStore } from '../ports/image-store.ts'

const KEY = /^[0-9a-f]{32}$/
const FILE = /^(\d{1,5})\.webp$/

/** Serves stored pictures. Their addresses are unguessable and their bytes never change. */
export function serveImages(app: FastifyInstance, { images }: { images: ImageStore }): void {
  app.get<{ Params: { key: string; file: string } }>('/images/:key/:file', async (request, reply) => {
    const { key, file } = request.params
    const width = FILE.exec(file)?.[1]
    const bytes = KEY.test(key) && width ? await images.read(key, Number(width)) : null
    if (!bytes) throw new AppError('image_not_found')
    return reply
      .type('image/webp')
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(bytes)
  })
}
