import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { INVITATION_DAYS } from '../contract/user/account.ts'
import type { Accounts } from './account/accounts.ts'
import { compose } from './compose.ts'
import { DatabaseUnusable } from './db/database-unusable.ts'
import { startHourlyCleanup } from './hourly-cleanup.ts'
import { ImageStoreUnusable, type S3Bucket } from './ports/image-store.ts'
import { readSettings, SettingsError, type Settings } from './settings.ts'
import { SecretDamaged } from './sharing/read-secret.ts'
import { warmUp } from './warm-up.ts'

// The parent process kills this one after 9 seconds.
const CLOSE_WITHIN_MS = 8000
// After the first requests of a page that waits for the server.
const WARM_UP_AFTER_MS = 1000

const pageFolder = fileURLToPath(new URL('../../dist', import.meta.url))

try {
  await run()
} catch (error) {
  const sentence = asSentence(error)
  if (sentence === null) throw error
  console.error(sentence)
  process.exit(1)
}

async function run(): Promise<void> {
  // Files of the wardrobe are readable by their owner only: 0600, folders 0700.
  process.umask(0o077)
  const settings = readSettings(process.env, process.cwd())
  const armadio = await compose(settings, pageFolder, console.warn)
  let closing = false
  const close = () => {
    if (closing) return
    closing = true
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref()
    void armadio.close().then(() => process.exit(0))
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, close)
  // The parent process died: end with it.
  process.on('disconnect', close)

  const address = await armadio.app.listen({ port: settings.port, host: settings.host })
  console.log(`Armadio is running at ${address}`)
  if (armadio.accounts) await announceAccounts(armadio.accounts, settings)
  else if (settings.isOnNetwork) await announceNetwork(await armadio.pairingLink())
  else if (settings.host !== '127.0.0.1' && settings.host !== 'localhost' && settings.host !== '::1')
    console.log(`HOST is ${settings.host}. Anyone who can reach this address can see and change your closet.`)
  if (settings.allowPrivate)
    console.log('ALLOW_PRIVATE_ADDRESSES is 1. Links can reach addresses on this computer and its network.')
  if (settings.s3) await announceBucket(settings.s3, settings.dataFolder)
  if (settings.model)
    console.log(
      `AI model: ${settings.model.name} at ${settings.model.baseUrl}. It receives new photos, piece names and colors, ` +
        'and your questions to the stylist.',
    )

  setTimeout(() => void warmUp(), WARM_UP_AFTER_MS).unref()
  startHourlyCleanup(() => armadio.cleanUp(), console.error)
}

async function announceAccounts(accounts: Accounts, { publicUrl, host }: Settings): Promise<void> {
  const link = await accounts.inviteFirst()
  if (link) console.log(`No accounts yet. Create the first one within ${INVITATION_DAYS} days: ${link}`)
  if (publicUrl?.protocol !== 'https:' && host !== '127.0.0.1' && host !== 'localhost' && host !== '::1')
    console.warn(
      "PUBLIC_URL isn't an https address, so passwords and cookies can be read on the way. Put a proxy with TLS in " +
        'front of Armadio and set PUBLIC_URL.',
    )
}

async function announceBucket({ name, endpoint }: S3Bucket, dataFolder: string): Promise<void> {
  console.log(`Photos are in the bucket ${name} at ${endpoint ?? 'Amazon S3'}.`)
  const unused = join(dataFolder, 'images')
  if ((await readdir(unused).catch(() => [])).length > 0)
    console.warn(
      `Photos in ${unused} aren't shown. If the bucket doesn't have them yet, copy them to images/ in it.`,
    )
}

async function announceNetwork(link: string | null): Promise<void> {
  if (link === null) return console.log("This computer isn't in a network, so phones can't reach Armadio.")
  const { renderUnicodeCompact } = await import('uqr')
  console.log(`Scan this with your phone, in the same network, or open ${link}`)
  console.log(renderUnicodeCompact(link))
  console.log('The code works once, for 10 minutes. Settings › Phones shows a new one. Others get no access.')
}

function asSentence(error: unknown): string | null {
  if (error instanceof SettingsError || error instanceof DatabaseUnusable) return error.message
  if (error instanceof SecretDamaged || error instanceof ImageStoreUnusable) return error.message
  if (!(error instanceof Error) || !('code' in error)) return null
  const { PORT: port = '3000', HOST: host = '127.0.0.1', DATA_DIR: folder = './data' } = process.env
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop the other program or set PORT to a different number.`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `This computer has no address ${host}. Set HOST to one of its addresses or leave it out.`
  if (error.code === 'EACCES' && 'syscall' in error && error.syscall === 'listen')
    return `No permission to use port ${port}. Set PORT to 1024 or higher.`
  if (
    error.code === 'EACCES' ||
    error.code === 'EROFS' ||
    error.code === 'ENOTDIR' ||
    error.code === 'EEXIST'
  )
    return `Armadio can't write to ${folder}. Fix the folder's permissions or set DATA_DIR to another folder.`
  return null
}
