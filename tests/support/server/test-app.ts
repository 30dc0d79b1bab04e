import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterEach, beforeEach } from 'vitest'
import { ClosetItem } from '../../../src/contract/closet/closet.ts'
import { ClosetPhoto } from '../../../src/contract/closet/photos.ts'
import { noStylistModel } from '../../../src/server/adapters/stylist-model/no-stylist-model.ts'
import { bundledTrendSource } from '../../../src/server/adapters/trend-source/bundled-trend-source.ts'
import { bundledWeather } from '../../../src/server/adapters/weather-provider/bundled-weather.ts'
import { createApp, type AppDeps } from '../../../src/server/app.ts'
import { usualReplyLimits } from '../../../src/server/http/limits/limit-waiting-replies.ts'
import { noLoadLimits } from '../../../src/server/http/limits/load-limits.ts'
import { snapshotsOf } from '../../../src/server/db/read-snapshot.ts'
import { createWorkQueue } from '../../../src/server/http/limits/work-queue.ts'
import { createOutsideFetch } from '../../../src/server/outside/create-outside-fetch.ts'
import type { OutsideFetch } from '../../../src/server/outside/outside-fetch.ts'
import {
  createProductReader,
  type ProductReader,
} from '../../../src/server/product-page/create-product-reader.ts'
import { personalUser } from '../../../src/server/user/personal-user.ts'
import { memoryImageStore, type MemoryImageStore } from '../fakes/memory-image-store.ts'
import { multipart, type MultipartParts } from './multipart.ts'
import { jpeg } from '../factories/photo.ts'
import { sharedPhotoReader } from '../fakes/shared-photo-reader.ts'
import { sharedPlateDrawer } from '../fakes/shared-plate-drawer.ts'
import { testClock, type TestClock } from '../fakes/test-clock.ts'
import type { GivenDatabase } from '../database/test-database.ts'

/** The whole server on the test's database, with short request functions. */
export interface GivenApp {
  app(): FastifyInstance
  images(): MemoryImageStore
  clock(): TestClock
  /** Keys of the stored pictures. */
  storedPictures(): string[]
  /** Uploaded files that were not deleted. */
  leftUploads(): Promise<string[]>
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  send(
    method: 'POST' | 'PATCH' | 'DELETE',
    url: string,
    options?: SendOptions,
  ): Promise<LightMyRequestResponse>
  upload(
    parts: MultipartParts,
    headers?: Record<string, string>,
    url?: string,
  ): Promise<LightMyRequestResponse>
  /** Adds a piece with a photo. */
  closetItem(fields?: Record<string, string>, headers?: Record<string, string>): Promise<ClosetItem>
  /** Uploads a photo without a piece. */
  waitingPhoto(fileName?: string, bytes?: Uint8Array, headers?: Record<string, string>): Promise<ClosetPhoto>
}

interface SendOptions {
  readonly headers?: Record<string, string>
  readonly body?: string | object
}

/** Builds a new server for each test of the enclosing describe. `replace` replaces parts of it. */
export function givenApp(
  given: GivenDatabase,
  replace: (deps: AppDeps) => Partial<AppDeps> = () => ({}),
): GivenApp {
  let app: FastifyInstance
  let clock: TestClock
  let images: MemoryImageStore
  let uploadFolder: string
  let outside: OutsideFetch
  let productReader: ProductReader

  beforeEach(async () => {
    uploadFolder = await mkdtemp(join(tmpdir(), 'armadio-uploads-'))
    clock = testClock()
    images = memoryImageStore()
    outside = createOutsideFetch({ allowPrivate: true })
    productReader = createProductReader()
    const deps: AppDeps = {
      db: given.db(),
      snapshot: snapshotsOf(given.target()),
      clock,
      images,
      // Tests run the background work themselves.
      wakeCutOuts: () => {},
      imageWork: createWorkQueue({ running: 2, waiting: 32, waitMs: 15_000 }),
      solveWork: createWorkQueue({ running: 2, waiting: 32, waitMs: 15_000 }),
      garmentReader: { read: async () => null },
      outfitReader: { isThere: false, read: async () => null },
      accounts: null,
      networkOrigin: null,
      stylistModel: noStylistModel,
      weatherSource: {
        find: async () => 'unreachable',
        list: async () => 'unreachable',
        read: async () => 'unreachable',
      },
      weatherEstimate: bundledWeather(clock),
      trendSources: [bundledTrendSource],
      outside,
      productReader,
      plateDrawer: sharedPlateDrawer,
      photoReader: sharedPhotoReader,
      allowPrivate: true,
      identifyUser: await personalUser(given.db(), clock),
      uploadFolder,
      pageFolder: null,
      ownNames: { hosts: [], origin: null },
      secret: Buffer.alloc(32, 7),
      replyLimits: usualReplyLimits,
      loadLimits: noLoadLimits,
      logger: false,
    }
    app = await createApp({ ...deps, ...replace(deps) })
  })

  afterEach(async () => {
    await Promise.all([outside.close(), productReader.close()])
    await app.close()
    await rm(uploadFolder, { recursive: true, force: true })
  })

  const inject = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, options: SendOptions = {}) =>
    app.inject({
      method,
      url,
      ...(options.headers && { headers: options.headers }),
      ...(options.body !== undefined && { payload: options.body }),
    })

  const upload: GivenApp['upload'] = async (parts, headers = {}, url = '/api/closet-items') => {
    const { body, contentType } = multipart(parts)
    return inject('POST', url, { headers: { 'content-type': contentType, ...headers }, body })
  }

  return {
    app: () => app,
    images: () => images,
    clock: () => clock,
    storedPictures: () => images.keys(),
    leftUploads: () => readdir(uploadFolder),
    get: (url, headers) => inject('GET', url, headers ? { headers } : {}),
    send: inject,
    upload,
    async closetItem(fields = {}, headers = {}) {
      const parts = {
        fields: { name: 'Linen shirt', category: 'Tops', color: 'White', ...fields },
        files: [{ field: 'image', name: 'shirt.jpg', bytes: await jpeg() }],
      }
      const answer = await upload(parts, headers)
      return ClosetItem.parse(answer.json())
    },
    async waitingPhoto(fileName = 'IMG_1.jpg', bytes, headers = {}) {
      const files = [{ field: 'image', name: fileName, bytes: bytes ?? (await jpeg()) }]
      const answer = await upload({ fields: { fileName }, files }, headers, '/api/closet-photos')
      return ClosetPhoto.parse(answer.json())
    },
  }
}
