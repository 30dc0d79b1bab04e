import { constants, rmSync } from 'node:fs'
import { copyFile, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import type { compose } from '../../src/server/compose.ts'
import { migrateToLatest } from '../../src/server/db/migrate.ts'
import { openDatabase } from '../../src/server/db/open-database.ts'
import { readSettings, type Settings } from '../../src/server/settings.ts'

// A process that starts Armadio servers in sequence for the tests of one worker. It loads and compiles the server, most
// of the start time, only once. Its parent controls it, and it ends with its parent.

const Order = z.discriminatedUnion('order', [
  z.object({ order: z.literal('open'), environment: z.record(z.string(), z.string()) }),
  z.object({ order: z.literal('close'), address: z.string() }),
])

const pageFolder = resolve(import.meta.dirname, '../../dist')
// The built server, which `npm start` runs.
const built: { compose: typeof compose } = await import(
  pathToFileURL(join(pageFolder, 'server', 'compose.mjs')).href
)
const open = new Map<string, () => Promise<void>>()
// To copy for each server: running all migrations is half of its start.
const migrated = await mkdtemp(join(tmpdir(), 'armadio-e2e-migrated-'))
const migratedFile = await makeMigratedFile()

process.on('message', (message) => void obey(message))
process.on('exit', () => rmSync(migrated, { recursive: true, force: true }))
process.on('disconnect', () => process.exit())
process.on('SIGTERM', () => process.exit())

async function obey(message: unknown): Promise<void> {
  const order = Order.parse(message)
  if (order.order === 'open') {
    const settings = readSettings(order.environment, process.cwd())
    await giveMigratedFile(settings)
    const armadio = await built.compose(settings, pageFolder, (warning) =>
      process.stderr.write(`${warning}\n`),
    )
    const address = await armadio.app.listen({ port: settings.port, host: settings.host })
    open.set(address, () => armadio.close())
    process.send?.({ address })
  } else {
    await open.get(order.address)?.()
    open.delete(order.address)
    process.send?.({ closed: order.address })
  }
}

async function makeMigratedFile(): Promise<string> {
  const file = join(migrated, 'armadio.db')
  const opened = await openDatabase({ engine: 'sqlite', file })
  await migrateToLatest(opened)
  await opened.close()
  return file
}

// A restarted server has its file already.
async function giveMigratedFile({ database }: Settings): Promise<void> {
  if (database.engine !== 'sqlite') return
  await copyFile(migratedFile, database.file, constants.COPYFILE_EXCL).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  })
}
