import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { IdentifyUser } from '../http/user-of-request.ts'
import type { ImageStore } from '../ports/image-store.ts'
import { maySeeImage } from './may-see-image.ts'

const KEY = /^[0-9a-f]{32}$/
const FILE = /^(\d{1,5})\.webp$/

interface Deps {
  readonly db: Database
  readonly images: ImageStore
  readonly identifyUser: IdentifyUser
}

/**
 * Serves stored pictures to their owner, and pictures of listings to everyone. Their addresses are unguessable, their
 * bytes immutable.
 */
export function serveImages(app: FastifyInstance, { db, images, identifyUser }: Deps): void {
  app.get<{ Params: { key: string; file: string } }>('/images/:key/:file', async (request, reply) => {
    const { key, file } = request.params
    const width = FILE.exec(file)?.[1]
    if (!KEY.test(key) || !width) throw new AppError('image_not_found')
    const { id } = await identifyUser(request)
    const bytes = (await maySeeImage(db, id, key)) ? await images.read(key, Number(width)) : null
    if (!bytes) throw new AppError('image_not_found')
    return reply
      .type('image/webp')
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(bytes)
  })
}
