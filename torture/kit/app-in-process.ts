import type { FastifyInstance } from 'fastify'
import { noOutfitReader } from '../../src/server/adapters/outfit-reader/no-outfit-reader.ts'
import { noStylistModel } from '../../src/server/adapters/stylist-model/no-stylist-model.ts'
import { bundledTrendSource } from '../../src/server/adapters/trend-source/bundled-trend-source.ts'
import { bundledWeather } from '../../src/server/adapters/weather-provider/bundled-weather.ts'
import { createApp, type AppDeps } from '../../src/server/app.ts'
import { migrateToLatest } from '../../src/server/db/migrate.ts'
import { newId } from '../../src/server/db/new-id.ts'
import type { Database } from '../../src/server/db/open-database.ts'
import { usualReplyLimits } from '../../src/server/http/limits/limit-waiting-replies.ts'
import { noLoadLimits } from '../../src/server/http/limits/load-limits.ts'
import { createWorkQueue } from '../../src/server/http/limits/work-queue.ts'
import { createOutsideFetch } from '../../src/server/outside/create-outside-fetch.ts'
import { createProductReader } from '../../src/server/product-page/create-product-reader.ts'
import { createPhotoReader } from '../../src/server/segmentation/create-photo-reader.ts'
import { createPlateDrawer } from '../../src/server/sharing/plate/create-plate-drawer.ts'
import { memoryImageStore } from '../../tests/support/fakes/memory-image-store.ts'
import { testClock, type TestClock } from '../../tests/support/fakes/test-clock.ts'
import type { Place } from './place.ts'

/** The whole server in this process, with a test clock and a selectable user. */
export interface AppInProcess {
  readonly app: FastifyInstance
  readonly db: Database
  readonly clock: TestClock
  /** Creates a user, who sends all further requests. Returns the id. */
  becomeNewUser(): Promise<string>
  request(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object): Promise<InProcessReply>
  close(): Promise<void>
}

export interface InProcessReply {
  readonly status: number
  readonly body: unknown
}

const unreachable = async () => 'unreachable' as const

/** Builds the server on the data folder and database of `place`. `replace` replaces parts of it. */
export async function openAppInProcess(place: Place, replace: Partial<AppDeps> = {}): Promise<AppInProcess> {
  const opened = await place.open()
  await migrateToLatest(opened)
  const { db } = opened
  const clock = testClock()
  const state = { user: { id: '' } }
  const outside = createOutsideFetch({ allowPrivate: true })
  const productReader = createProductReader()
  const photoReader = createPhotoReader()
  const plateDrawer = createPlateDrawer()
  const app = await createApp({
    db,
    // No snapshot needed: nothing else writes while the tests read.
    snapshot: (read) => read(db),
    clock,
    images: memoryImageStore(),
    wakeCutOuts: () => {},
    imageWork: createWorkQueue({ running: 2, waiting: 32, waitMs: 15_000 }),
    solveWork: createWorkQueue({ running: 2, waiting: 16, waitMs: 15_000 }),
    garmentReader: { read: async () => null },
    outfitReader: noOutfitReader,
    stylistModel: noStylistModel,
    weatherSource: { find: unreachable, list: unreachable, read: unreachable },
    weatherEstimate: bundledWeather(clock),
    trendSources: [bundledTrendSource],
    outside,
    productReader,
    plateDrawer,
    photoReader,
    allowPrivate: true,
    accounts: null,
    networkOrigin: null,
    identifyUser: async () => state.user,
    uploadFolder: place.folder,
    pageFolder: null,
    ownNames: { hosts: [], origin: null },
    secret: Buffer.alloc(32, 7),
    replyLimits: usualReplyLimits,
    loadLimits: noLoadLimits,
    logger: false,
    ...replace,
  })
  return {
    app,
    db,
    clock,
    async becomeNewUser() {
      const id = newId()
      await db.insertInto('users').values({ id, username: id, createdAt: clock.now() }).execute()
      state.user = { id }
      return id
    },
    async request(method, url, body) {
      const reply = await app.inject({ method, url, ...(body && { payload: body }) })
      return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() }
    },
    async close() {
      await Promise.all([outside.close(), productReader.close()])
      await app.close()
      await Promise.all([photoReader.close(), plateDrawer.close()])
      await opened.close()
    },
  }
}
