import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { chmod, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Accounts } from './account/accounts.ts'
import { systemClock } from './adapters/clock/system-clock.ts'
import { noGarmentReader } from './adapters/garment-reader/no-garment-reader.ts'
import { openImageStore } from './adapters/image-store/open-image-store.ts'
import { noMailer } from './adapters/mailer/no-mailer.ts'
import { noOutfitReader } from './adapters/outfit-reader/no-outfit-reader.ts'
import { noStylistModel } from './adapters/stylist-model/no-stylist-model.ts'
import { bundledTrendSource } from './adapters/trend-source/bundled-trend-source.ts'
import { trendFeed } from './adapters/trend-source/trend-feed.ts'
import { bundledWeather } from './adapters/weather-provider/bundled-weather.ts'
import { openMeteo } from './adapters/weather-provider/open-meteo.ts'
import { createApp, type AppDeps } from './app.ts'
import { createCutOutLoop } from './closet/photos/create-cut-out-loop.ts'
import { DatabaseUnusable } from './db/database-unusable.ts'
import { isMigrated, migrateToLatest } from './db/migrate.ts'
import { openDatabase, type Database, type OpenDatabase } from './db/open-database.ts'
import { snapshotsOf } from './db/read-snapshot.ts'
import { createPairingCode } from './devices/device-store.ts'
import { pairingUrl } from './devices/device-routes.ts'
import { localNetworkAddress, localNetworkUser } from './devices/local-network.ts'
import { usualReplyLimits } from './http/limits/limit-waiting-replies.ts'
import { usualLoadLimits } from './http/limits/load-limits.ts'
import { cleanUpOnOneServer } from './hourly-cleanup.ts'
import { openUploadFolder } from './http/uploads/open-upload-folder.ts'
import type { OwnNames } from './http/security/reject-cross-site-requests.ts'
import { createWorkQueue } from './http/limits/work-queue.ts'
import { createCircuitBreaker } from './outside/circuit-breaker.ts'
import { createOutsideFetch } from './outside/create-outside-fetch.ts'
import { feedWithBreaker } from './outside/feed-with-breaker.ts'
import type { OutsideFetch } from './outside/outside-fetch.ts'
import { addSampleListings } from './marketplace/sample-listings.ts'
import type { Clock } from './ports/clock.ts'
import type { GarmentReader } from './ports/garment-reader.ts'
import type { ModelSettings } from './ports/model-settings.ts'
import type { OutfitReader } from './ports/outfit-reader.ts'
import type { StylistModel } from './ports/stylist-model.ts'
import type { TrendSource } from './ports/trend-source.ts'
import { createProductReader } from './product-page/create-product-reader.ts'
import type { Settings } from './settings.ts'
import { createPhotoReader } from './segmentation/create-photo-reader.ts'
import { createPlateDrawer } from './sharing/plate/create-plate-drawer.ts'
import { readSecret } from './sharing/read-secret.ts'
import { findDamage } from './workers/find-damage.ts'
import { PERSONAL_USER_ID, personalUser } from './user/personal-user.ts'

// Low: two weeks solved concurrently take as long as in sequence, where the first is done sooner.
const SOLVE_WORK = { running: 2, waiting: 16, waitMs: 15_000 }

// Photos are decoded two at a time: each takes a core and up to 200 MB, a HEIC several times that.
const IMAGE_WORK = { running: 2, waiting: 32, waitMs: 15_000 }

// Low, since an estimate replaces missing weather; a reply of some days is a few kilobytes.
const WEATHER_LIMITS = { totalMs: 3000, feedBytes: 256 * 1024 }
// High concurrency: no request waits for one that gets no response.
const WEATHER_WORK = { running: 64, waiting: 64, waitMs: 3000 }

// Maximum delay of the start by the check of the database.
const CHECK_AT_START_MS = 5000

interface Armadio {
  readonly app: FastifyInstance
  /** Null in personal mode. */
  readonly accounts: Accounts | null
  /** A link that pairs a device of the local network; null without such a network. */
  pairingLink(): Promise<string | null>
  /** The cleanup job: permanently deletes what can no longer be restored or used. */
  cleanUp(): Promise<void>
  close(): Promise<void>
}

/** Selects the adapters for the settings and builds Armadio, ready to listen. `warn` notifies the operator. */
export async function compose(
  settings: Settings,
  pageFolder: string,
  warn: (message: string) => void,
  clock: Clock = systemClock,
): Promise<Armadio> {
  await openDataFolder(settings.dataFolder)
  const uploadFolder = await openUploadFolder(settings.dataFolder, clock)
  const secret = settings.secret ?? (await readSecret(settings.dataFolder))
  const opened = await openCheckedDatabase(settings, warn)
  const { db, damage } = opened
  const deps = { db, clock, images: await openImageStore(settings) }
  const users = await openUsers(settings, { ...opened, clock, secret })
  const isPersonal = users.accounts === null
  // A shared database gets no sample listings.
  if (isPersonal && opened.engine === 'sqlite' && damage.reason === null) await addSampleListings(deps)
  const outside = createOutsideFetch({ allowPrivate: settings.allowPrivate })
  const weatherOutside = openWeatherOutside(settings)
  const readers = openReaders()
  const imageWork = createWorkQueue(IMAGE_WORK)
  const cutOuts = createCutOutLoop({ ...deps, imageWork }, warn)
  const app = await createApp({
    ...deps,
    snapshot: snapshotsOf(settings.database),
    outside,
    ...readers,
    allowPrivate: settings.allowPrivate,
    imageWork,
    solveWork: createWorkQueue(SOLVE_WORK),
    wakeCutOuts: cutOuts.wake,
    ...(await openModel(settings.model, warn)),
    weatherSource: openMeteo({ ...settings.weather, outside: feedWithBreaker(weatherOutside) }),
    weatherEstimate: bundledWeather(clock),
    trendSources: trendSourcesOf(settings, outside),
    ...users,
    uploadFolder,
    pageFolder: existsSync(join(pageFolder, 'index.html')) ? pageFolder : null,
    ownNames: ownNamesOf(settings),
    secret,
    replyLimits: usualReplyLimits,
    loadLimits: usualLoadLimits,
    logger: { level: 'warn' },
  })
  // Photos that waited when the last process ended.
  if (damage.reason === null) cutOuts.wake()
  return {
    app,
    accounts: users.accounts,
    pairingLink: () => pairingLink(users.networkOrigin, deps),
    cleanUp: async () => (damage.reason === null ? cleanUpOnOneServer(deps, opened.engine) : undefined),
    async close() {
      await Promise.all([outside.close(), weatherOutside.close(), readers.productReader.close()])
      await app.close()
      await cutOuts.close()
      await Promise.all([readers.plateDrawer.close(), readers.photoReader.close()])
      await opened.close()
      await rm(uploadFolder, { recursive: true, force: true })
    },
  }
}

function openReaders() {
  return {
    productReader: createProductReader(),
    plateDrawer: createPlateDrawer(),
    photoReader: createPhotoReader(),
  }
}

function openWeatherOutside({ allowPrivate }: Settings): OutsideFetch {
  const queue = createWorkQueue(WEATHER_WORK)
  return createOutsideFetch({ allowPrivate, limits: WEATHER_LIMITS, queue })
}

function ownNamesOf({ host, publicUrl }: Settings): OwnNames {
  return { hosts: [host, ...(publicUrl ? [publicUrl.hostname] : [])], origin: publicUrl?.origin ?? null }
}

async function pairingLink(
  origin: string | null,
  { db, clock }: { readonly db: Database; readonly clock: Clock },
): Promise<string | null> {
  if (origin === null) return null
  const { code } = await createPairingCode(db, { id: PERSONAL_USER_ID }, clock.now())
  return pairingUrl(origin, code)
}

function trendSourcesOf({ trendFeed: url }: Settings, outside: OutsideFetch): TrendSource[] {
  return url ? [bundledTrendSource, trendFeed({ url, outside })] : [bundledTrendSource]
}

type Users = Pick<AppDeps, 'accounts' | 'identifyUser' | 'networkOrigin'>

// The accounts library is large, so personal mode doesn't load it.
async function openUsers(
  settings: Settings,
  deps: Pick<OpenDatabase, 'db' | 'engine'> & { readonly clock: Clock; readonly secret: Buffer },
): Promise<Users> {
  if (!settings.accounts) return openPersonalUser(settings, deps)
  const { createAccounts } = await import('./account/accounts.ts')
  const { smtp, isOpen } = settings.accounts
  const mailer = smtp ? (await import('./adapters/mailer/smtp-mailer.ts')).smtpMailer(smtp) : noMailer
  const { publicUrl, port } = settings
  const accounts = createAccounts({ ...deps, publicUrl, port, mailer, isOpen })
  return { accounts, identifyUser: accounts.identifyUser, networkOrigin: null }
}

async function openPersonalUser(
  { isOnNetwork, port }: Settings,
  { db, clock }: { readonly db: Database; readonly clock: Clock },
): Promise<Users> {
  const identifyUser = await personalUser(db, clock)
  if (!isOnNetwork) return { accounts: null, identifyUser, networkOrigin: null }
  const address = localNetworkAddress()
  return {
    accounts: null,
    identifyUser: localNetworkUser(db, { id: PERSONAL_USER_ID }),
    networkOrigin: address && `http://${address}:${port}`,
  }
}

// A damaged database is opened too, and read as far as possible.
async function openCheckedDatabase(
  { database }: Settings,
  warn: (message: string) => void,
): Promise<OpenDatabase> {
  const opened = await openDatabase(database, (reason) =>
    warn(
      `The database is damaged (${reason}). Armadio shows what it can read and saves nothing. Stop it and run ` +
        "'npm run repair'.",
    ),
  )
  if (database.engine === 'sqlite') await checkForDamage(opened, database.file, warn)
  if (opened.damage.reason === null) await migrateToLatest(opened)
  else if (!(await isMigrated(opened.db)))
    throw new DatabaseUnusable("A damaged database isn't updated. Run 'npm run repair' first.")
  return opened
}

// The check of a large file continues while Armadio starts.
async function checkForDamage(
  { damage }: OpenDatabase,
  file: string,
  warn: (message: string) => void,
): Promise<void> {
  const check = async () => {
    const reason = await findDamage(file)
    if (reason !== null) damage.report(reason)
  }
  const checked = check().catch((error: unknown) =>
    warn(`Couldn't check the database for damage: ${String(error)}`),
  )
  await Promise.race([checked, pause(CHECK_AT_START_MS, undefined, { ref: false })])
}

// The library of models is large, so it is loaded only if a model is set.
async function openModel(
  settings: ModelSettings | null,
  warn: (message: string) => void,
): Promise<{ garmentReader: GarmentReader; outfitReader: OutfitReader; stylistModel: StylistModel }> {
  if (!settings)
    return { garmentReader: noGarmentReader, outfitReader: noOutfitReader, stylistModel: noStylistModel }
  const { languageModel } = await import('./adapters/model/language-model.ts')
  const { modelGarmentReader } = await import('./adapters/garment-reader/model-garment-reader.ts')
  const { modelOutfitReader } = await import('./adapters/outfit-reader/model-outfit-reader.ts')
  const { modelStylist } = await import('./adapters/stylist-model/model-stylist.ts')
  const modelNeeds = { model: languageModel(settings, createCircuitBreaker()), warn }
  return {
    garmentReader: modelGarmentReader(modelNeeds),
    outfitReader: modelOutfitReader(modelNeeds),
    stylistModel: modelStylist(modelNeeds),
  }
}

// Only the owner may read the folder. A folder with another owner, such as a mounted volume, keeps its mode.
async function openDataFolder(dataFolder: string): Promise<void> {
  await mkdir(dataFolder, { recursive: true })
  await chmod(dataFolder, 0o700).catch(() => undefined)
}
