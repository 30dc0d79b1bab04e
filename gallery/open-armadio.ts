import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { compose } from '../src/server/compose.ts'
import { readSettings } from '../src/server/settings.ts'
import { noBucket } from '../tests/support/server/no-bucket.ts'
import { noModel } from '../tests/support/server/no-model.ts'
import { openOpenMeteo } from '../tests/support/other-servers/open-meteo-server.ts'
import { skyOfSeason } from './weather.ts'

const pageFolder = resolve(import.meta.dirname, '../dist')

/** A running clock that the gallery can set. */
export interface GalleryClock {
  now(): Date
  /** Sets the time, such as '2026-11-21T09:30:00Z'. */
  set(time: string): void
}

/** A running Armadio with a separate wardrobe. */
export interface GalleryArmadio extends AsyncDisposable {
  readonly address: string
  /** The data folder, deleted on disposal. */
  readonly folder: string
  /** Stops the server; the folder stays. */
  stop(): Promise<void>
  readonly clock: GalleryClock
}

/** Starts Armadio at `time`, with an empty wardrobe or a copy of `wardrobe`. */
export async function openArmadio(time: string, wardrobe: string | null = null): Promise<GalleryArmadio> {
  const clock = galleryClock(time)
  const folder = await mkdtemp(join(tmpdir(), 'armadio-gallery-'))
  if (wardrobe) await cp(wardrobe, folder, { recursive: true })
  const weather = await openOpenMeteo(() => clock.now(), skyOfSeason)
  const settings = readSettings(
    {
      DATA_DIR: folder,
      PORT: '0',
      ALLOW_PRIVATE_ADDRESSES: '1',
      WEATHER_URL: weather.url,
      GEOCODING_URL: weather.url,
      ...noBucket,
      ...noModel,
    },
    process.cwd(),
  )
  const armadio = await compose(
    settings,
    pageFolder,
    (warning) => process.stderr.write(`${warning}\n`),
    clock,
  )
  const address = await armadio.app.listen({ port: 0, host: '127.0.0.1' })
  const stop = async () => {
    await armadio.close()
    await weather.close()
  }
  return {
    address,
    folder,
    clock,
    stop,
    async [Symbol.asyncDispose]() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function galleryClock(time: string): GalleryClock {
  let ahead = Date.parse(time) - Date.now()
  return {
    now: () => new Date(Date.now() + ahead),
    set(next) {
      ahead = Date.parse(next) - Date.now()
    },
  }
}
