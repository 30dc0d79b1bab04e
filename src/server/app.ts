import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import etag from '@fastify/etag'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { PageData } from '../contract/page-data.ts'
import { closetRoutes } from './closet/closet-routes.ts'
import { listClosetItems } from './closet/closet-store.ts'
import type { Database } from './db/open-database.ts'
import { ENTITY_TAG_ALGORITHM } from './http/entity-tag.ts'
import { AppError } from './http/app-error.ts'
import { answerErrors, sendError } from './http/error-replies.ts'
import { serveOpenApi } from './http/open-api.ts'
import { servePage } from './http/page-routes.ts'
import { refuseForeignRequests } from './http/refuse-foreign-requests.ts'
import { setSecurityHeaders } from './http/security-headers.ts'
import { createServe } from './http/serve-endpoint.ts'
import type { WhoIsAsking } from './http/user-of-request.ts'
import type { WorkQueue } from './http/work-queue.ts'
import { serveImages } from './images/image-routes.ts'
import type { Clock } from './ports/clock.ts'
import type { ImageStore } from './ports/image-store.ts'
import { currentUser } from './user/current-user.ts'
import { userRoutes } from './user/user-routes.ts'

/** All that the server is made of; compose.ts chooses each, and tests choose their own. */
export interface AppNeeds {
  readonly db: Database
  readonly images: ImageStore
  readonly imageWork: WorkQueue
  readonly clock: Clock
  readonly whoIsAsking: WhoIsAsking
  readonly uploadFolder: string
  /** Folder of the built page; null serves the API alone. */
  readonly pageFolder: string | null
  /** Host names beside localhost and plain addresses. */
  readonly ownHosts: readonly string[]
  readonly logger: FastifyServerOptions['logger']
}

const JSON_BODY_MAX_BYTES = 1024 * 1024
// Long enough for a 20 MB photo on a slow phone line.
const REQUEST_TIMEOUT_MS = 300_000
// Node's default of 11 takes a third of a second for a long list; 4 is as fast as gzip and smaller.
const BROTLI_QUALITY = 4

// A closet up to this size goes along with the page; of a larger one the newest pieces do.
const PAGE_CARRIES_UP_TO = 200
const PAGE_CARRIES_OF_MORE = 24

/** Builds the whole server without listening. */
export async function createApp(needs: AppNeeds): Promise<FastifyInstance> {
  const app = fastify({
    logger: needs.logger ?? false,
    bodyLimit: JSON_BODY_MAX_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
  })
  answerErrors(app)
  await setSecurityHeaders(app)
  refuseForeignRequests(app, needs.ownHosts)
  takeJsonAndForms(app)
  await app.register(multipart)
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  })
  await app.register(etag, { algorithm: ENTITY_TAG_ALGORITHM })
  await serveOpenApi(app)
  await app.register(async (api) => serveApi(api, needs))
  serveImages(app, needs)
  await servePageOrNothing(app, needs)
  return app
}

function serveApi(api: FastifyInstance, needs: AppNeeds): void {
  // Private to this user, and asked about anew each time: the ETag makes that cheap.
  api.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('cache-control'))
      reply.header('cache-control', request.method === 'GET' ? 'private, no-cache' : 'no-store')
  })
  const serve = createServe(api, needs)
  userRoutes(serve, needs)
  closetRoutes(serve, needs)
}

async function servePageOrNothing(app: FastifyInstance, needs: AppNeeds): Promise<void> {
  if (needs.pageFolder === null) {
    app.setNotFoundHandler((_request, reply) => sendError(reply, new AppError('not_found')))
    return
  }
  await servePage(app, {
    pageFolder: needs.pageFolder,
    async pageData(request): Promise<PageData> {
      const user = await needs.whoIsAsking(request)
      const data = { user: await currentUser(needs.db, user) }
      if (!showsCloset(request.url)) return data
      const items = await listClosetItems(needs.db, user.id, PAGE_CARRIES_UP_TO + 1)
      const isComplete = items.length <= PAGE_CARRIES_UP_TO
      return {
        ...data,
        closet: { items: isComplete ? items : items.slice(0, PAGE_CARRIES_OF_MORE), isComplete },
      }
    },
  })
}

function showsCloset(url: string): boolean {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  return pathname === '/' && !searchParams.has('tab')
}

// Plain text is what a foreign page may send without asking; an empty body is no body, whatever it is labelled.
function takeJsonAndForms(app: FastifyInstance): void {
  app.removeContentTypeParser(['text/plain', 'application/json'])
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : parseJson(request, body, done),
  )
}
