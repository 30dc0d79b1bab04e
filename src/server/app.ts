import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import etag from '@fastify/etag'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Accounts } from './account/accounts.ts'
import { sessionRoute } from './account/session-route.ts'
import { archiveRoutes } from './export-import/export-import-routes.ts'
import { closetPageData } from './closet/closet-page-data.ts'
import { checkedProducts } from './closet/links/checked-products.ts'
import { closetRoutes } from './closet/closet-routes.ts'
import { linkRoutes, serveProductPictures } from './closet/links/link-routes.ts'
import type { Database } from './db/open-database.ts'
import { afterUnitOfWork } from './db/unit-of-work.ts'
import type { ReadSnapshot } from './db/read-snapshot.ts'
import { deletedRoutes } from './deleted/deleted-routes.ts'
import { deviceRoutes } from './devices/device-routes.ts'
import { serveDrawings } from './drawings/drawing-routes.ts'
import { reviewRoutes, serveReviewPictures } from './history/review-routes.ts'
import { historyRoutes } from './history/history-routes.ts'
import { householdRoutes } from './household/household-routes.ts'
import { ENTITY_TAG_ALGORITHM } from './http/entity-tag.ts'
import { handleClientError } from './http/replies/handle-client-errors.ts'
import { AppError } from './http/app-error.ts'
import { closeIdleConnections } from './http/close-idle-connections.ts'
import { handleErrors, handleFrameworkError, sendError } from './http/replies/error-replies.ts'
import { limitPublicHost } from './http/security/limit-public-host.ts'
import { limitWaitingReplies, type ReplyLimits } from './http/limits/limit-waiting-replies.ts'
import type { LoadLimits } from './http/limits/load-limits.ts'
import { serveOpenApi } from './http/open-api.ts'
import { servePage } from './http/page-routes.ts'
import { rejectCrossSiteRequests, type OwnNames } from './http/security/reject-cross-site-requests.ts'
import { setSecurityHeaders } from './http/security/security-headers.ts'
import { shedLoad } from './http/limits/shed-load.ts'
import { healthRoutes } from './http/health-routes.ts'
import { createHourlyLimits } from './http/limits/hourly-limits.ts'
import { createServe, type Serve } from './http/serve-endpoint.ts'
import { createServeWithCookies } from './http/serve-with-cookies.ts'
import { acceptJson } from './http/security/accept-json.ts'
import type { IdentifyUser } from './http/user-of-request.ts'
import type { WorkQueue } from './http/limits/work-queue.ts'
import { serveImages } from './images/image-routes.ts'
import { marketplaceRoutes } from './marketplace/marketplace-routes.ts'
import { salesRoutes } from './marketplace/sales/sales-routes.ts'
import { wouldIWearRoutes } from './marketplace/would-i-wear-routes.ts'
import type { OutsideFetch } from './outside/outside-fetch.ts'
import { localToday, type Clock } from './ports/clock.ts'
import type { GarmentReader } from './ports/garment-reader.ts'
import type { ImageStore } from './ports/image-store.ts'
import type { OutfitReader } from './ports/outfit-reader.ts'
import type { StylistModel } from './ports/stylist-model.ts'
import type { TrendSource } from './ports/trend-source.ts'
import type { WeatherProvider } from './ports/weather-provider.ts'
import type { ProductReader } from './product-page/create-product-reader.ts'
import type { PhotoReader } from './segmentation/create-photo-reader.ts'
import { serveCalendarFiles } from './planner/calendar-routes.ts'
import { markLoggedDay } from './planner/mark-logged-day.ts'
import { plannedDaysToShare } from './planner/planned-days-to-share.ts'
import type { PlannerDeps } from './planner/planner-deps.ts'
import { plannerRoutes } from './planner/planner-routes.ts'
import { todaysPageData } from './planner/suggestions/todays-page-data.ts'
import { weeksAroundToday } from './planner/weeks-around-today.ts'
import type { PlateDrawer } from './sharing/plate/create-plate-drawer.ts'
import { createPlates } from './sharing/plate/create-plates.ts'
import { servePlates } from './sharing/plate-routes.ts'
import { serveSharePages } from './sharing/share-page-routes.ts'
import { sharingRoutes } from './sharing/sharing-routes.ts'
import type { SharingDeps } from './sharing/sharing-deps.ts'
import { outfitsToShare } from './stylist/looks/outfits-to-share.ts'
import { createPieceReader } from './stylist/pieces/piece-reader.ts'
import { stylistRoutes } from './stylist/stylist-routes.ts'
import { recreateRoutes } from './recreate/recreate-routes.ts'
import { trendsRoutes } from './trends/trends-routes.ts'
import { tripRoutes } from './trips/trip-routes.ts'
import { currentUser } from './user/current-user.ts'
import { profileOf } from './user/profile-store.ts'
import { userRoutes } from './user/user-routes.ts'
import { preferenceOf } from './weather/preference-store.ts'
import { createWeatherReader } from './weather/create-weather-reader.ts'
import { weatherRoutes } from './weather/weather-routes.ts'
import { wishlistRoutes } from './wishlist/wishlist-routes.ts'

/** Dependencies of the server, chosen by compose.ts or by a test. */
export interface AppDeps {
  readonly db: Database
  readonly snapshot: ReadSnapshot
  readonly images: ImageStore
  readonly imageWork: WorkQueue
  readonly solveWork: WorkQueue
  readonly garmentReader: GarmentReader
  readonly stylistModel: StylistModel
  readonly outfitReader: OutfitReader
  readonly weatherSource: WeatherProvider
  /** Used when the source is unreachable; always available. */
  readonly weatherEstimate: WeatherProvider
  /** The bundled set first. If two sources have the same trend, the later one takes precedence. */
  readonly trendSources: readonly TrendSource[]
  readonly outside: OutsideFetch
  readonly productReader: ProductReader
  readonly plateDrawer: PlateDrawer
  readonly photoReader: PhotoReader
  /** Links may lead to private addresses. */
  readonly allowPrivate: boolean
  readonly clock: Clock
  /** Starts the background job for pending cut-outs, unless it is running. */
  readonly wakeCutOuts: () => void
  readonly identifyUser: IdentifyUser
  /** Null in personal mode. */
  readonly accounts: Accounts | null
  /** Origin in the local network, where paired devices may use personal mode; null on this computer only. */
  readonly networkOrigin: string | null
  readonly uploadFolder: string
  /** Folder of the built page; null serves the API alone. */
  readonly pageFolder: string | null
  readonly ownNames: OwnNames
  /** 32 secret bytes of this server, from which the tokens of share pages are derived. */
  readonly secret: Buffer
  readonly replyLimits: ReplyLimits
  readonly loadLimits: LoadLimits
  readonly logger: FastifyServerOptions['logger']
}

// Percent-encoding takes up to twelve characters for one; the schemas check the length of the decoded value.
const PARAM_MAX_LENGTH = 8192
const JSON_BODY_MAX_BYTES = 1024 * 1024
// Addresses of this computer and of private networks.
const PROXIES = ['loopback', 'linklocal', 'uniquelocal']
// Long enough for a 20 MB photo on a slow phone line.
const REQUEST_TIMEOUT_MS = 300_000
// Node's default of 11 takes a third of a second for a long list; 4 is as fast as gzip and smaller.
const BROTLI_QUALITY = 4
// A compressing stream holds twice its window: 512 KB instead of 8 MB.
const BROTLI_WINDOW_BITS = 18

/** Builds the whole server without listening. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = fastify({
    logger: deps.logger ?? false,
    bodyLimit: JSON_BODY_MAX_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    frameworkErrors: handleFrameworkError,
    clientErrorHandler: handleClientError,
    // Behind our own proxy, the proxy's headers name the client's address.
    trustProxy: deps.accounts && deps.ownNames.origin ? PROXIES : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: PARAM_MAX_LENGTH },
  })
  closeIdleConnections(app)
  handleErrors(app)
  await setSecurityHeaders(app)
  rejectCrossSiteRequests(app, deps.ownNames, {
    cookiesSignIn: deps.accounts !== null || deps.networkOrigin !== null,
  })
  shedLoad(app, deps.loadLimits)
  if (!deps.accounts) limitPublicHost(app, deps.ownNames.origin)
  acceptJson(app)
  await app.register(multipart)
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      },
    },
  })
  // A write whose tag matches still gets its response: only a read may be a 304.
  app.addHook('onRequest', async ({ method, headers }) => {
    if (method !== 'GET' && method !== 'HEAD') delete headers['if-none-match']
  })
  await app.register(etag, { algorithm: ENTITY_TAG_ALGORITHM })
  limitWaitingReplies(app, deps.replyLimits)
  await serveOpenApi(app)
  const outfitSources = [...outfitsToShare, plannedDaysToShare]
  const sharing = { ...deps, plates: createPlates(deps), outfitSources }
  const planning = { ...deps, weatherReader: createWeatherReader(deps), pieceReader: createPieceReader() }
  await app.register(async (api) => serveApi(api, planning, sharing))
  serveSharePages(app, sharing)
  serveImages(app, deps)
  healthRoutes(app, deps)
  serveDrawings(app)
  await servePageOrNothing(app, planning)
  return app
}

async function serveApi(
  api: FastifyInstance,
  deps: AppDeps & PlannerDeps,
  sharing: AppDeps & SharingDeps,
): Promise<void> {
  // Private to this user, and revalidated each time: the ETag makes that cheap.
  api.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('cache-control'))
      reply.header('cache-control', request.method === 'GET' ? 'private, no-cache' : 'no-store')
  })
  const hourlyLimits = deps.accounts && createHourlyLimits(deps)
  const serve = createServe(api, { ...deps, hourlyLimits })
  userRoutes(serve, deps)
  await serveAccess(api, serve, deps)
  const wakeCutOuts = () => afterUnitOfWork(deps.wakeCutOuts)
  closetRoutes(serve, { ...deps, wakeCutOuts })
  const links = { ...deps, hourlyLimits, checks: checkedProducts(deps.clock) }
  linkRoutes(serve, links)
  serveProductPictures(api, links)
  weatherRoutes(serve, deps)
  stylistRoutes(serve, deps)
  sharingRoutes(serve, sharing)
  servePlates(api, sharing)
  reviewRoutes(serve, sharing)
  serveReviewPictures(api, sharing)
  historyRoutes(serve, { ...deps, onLogged: markLoggedDay })
  plannerRoutes(serve, deps)
  serveCalendarFiles(api, deps)
  marketplaceRoutes(serve, deps)
  salesRoutes(serve, { ...deps, wakeCutOuts })
  householdRoutes(serve, deps)
  wouldIWearRoutes(serve, deps)
  wishlistRoutes(serve, links)
  trendsRoutes(serve, deps)
  recreateRoutes(serve, deps)
  deletedRoutes(serve, deps)
  tripRoutes(serve, deps)
  archiveRoutes(api, serve, deps)
}

// Access: accounts, or devices of the local network.
async function serveAccess(api: FastifyInstance, serve: Serve, deps: AppDeps): Promise<void> {
  const serveWithCookies = createServeWithCookies(api, deps.identifyUser)
  sessionRoute(serveWithCookies, deps)
  const { accounts } = deps
  if (!accounts) return deviceRoutes(serveWithCookies, serve, deps)
  // better-auth and the list of common passwords are large, so personal mode doesn't load them.
  const { accountRoutes } = await import('./account/account-routes.ts')
  accountRoutes(serveWithCookies, serve, { ...deps, accounts })
}

async function servePageOrNothing(app: FastifyInstance, deps: AppDeps & PlannerDeps): Promise<void> {
  if (deps.pageFolder === null) {
    app.setNotFoundHandler((_request, reply) => sendError(reply, new AppError('not_found')))
    return
  }
  await servePage(app, {
    pageFolder: deps.pageFolder,
    hasAccounts: deps.accounts !== null,
    async pageContent(request) {
      const user = await deps.identifyUser(request)
      const address = new URL(request.url, 'http://localhost')
      const { closet, cutOuts, preloads } = await closetPageData(deps.db, user, address)
      const plannedWeeks = await weeksAroundToday(deps, user)
      const day = localToday(deps.clock)
      const { isAsked } = await profileOf(deps.db, user)
      const person = await currentUser(deps.db, user)
      const today = closet && (await todaysPageData(deps, user, { day, closet, plannedWeeks }))
      const weatherPreference = closet && (await preferenceOf(deps.db, user))
      const data = { user: person, day, closet, cutOuts, isAsked, plannedWeeks, weatherPreference, today }
      return { data, preloads }
    },
  })
}
