import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { systemClock } from './adapters/clock/system-clock.ts'
import { diskImageStore } from './adapters/image-store/disk-image-store.ts'
import { createApp } from './app.ts'
import { sweepRemovedItems } from './closet/sweep-removed-items.ts'
import { migrateToLatest } from './db/migrate.ts'
import { openDatabase } from './db/open-database.ts'
import { forgetOldKeys } from './http/idempotency.ts'
import { personalUser } from './http/user-of-request.ts'
import { createWorkQueue } from './http/work-queue.ts'
import { sweepImages } from './images/sweep-images.ts'
import type { Settings } from './settings.ts'

// Photos are decoded two at a time: each takes a core and up to 200 MB.
const IMAGE_WORK = { running: 2, waiting: 32, waitMs: 15_000 }

interface Armadio {
  readonly app: FastifyInstance
  /** Removes what nobody can ask for any more. */
  sweep(): Promise<void>
  close(): Promise<void>
}

/** Picks the adapters for these settings and puts Armadio together, ready to listen. */
export async function compose(settings: Settings, pageFolder: string): Promise<Armadio> {
  const uploadFolder = join(settings.dataFolder, 'uploads')
  // What a crash left half uploaded is of no use to anyone.
  await rm(uploadFolder, { recursive: true, force: true })
  await mkdir(uploadFolder, { recursive: true })
  const opened = await openDatabase(settings.database)
  await migrateToLatest(opened)
  const { db } = opened
  const needs = { db, clock: systemClock, images: diskImageStore(join(settings.dataFolder, 'images')) }
  const app = await createApp({
    ...needs,
    imageWork: createWorkQueue(IMAGE_WORK),
    whoIsAsking: await personalUser(db, systemClock),
    uploadFolder,
    pageFolder: existsSync(join(pageFolder, 'index.html')) ? pageFolder : null,
    ownHosts: [settings.host, ...(settings.publicUrl ? [settings.publicUrl.hostname] : [])],
    logger: { level: 'warn' },
  })
  return {
    app,
    async sweep() {
      await sweepRemovedItems(needs)
      await sweepImages(needs)
      await forgetOldKeys(needs)
    },
    async close() {
      await app.close()
      await opened.close()
    },
  }
}
