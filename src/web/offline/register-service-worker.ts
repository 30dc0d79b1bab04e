import * as z from 'zod/mini'
import { copies, FILES_PATH } from '../service-worker/names.ts'
import { keepOfflineCopyOf } from './forget-offline-copy.ts'

// The rest of the page comes first.
const FILES_AT_ONCE = 8
const Files = z.array(z.string())

/**
 * Registers the service worker and lets it keep what this page needs without a connection.
 */
export async function registerServiceWorker(userId: string | null): Promise<void> {
  if (userId !== null) await keepOfflineCopyOf(userId)
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
  await navigator.serviceWorker.ready
  await keepFiles()
  if (userId !== null) await keepFirstView()
}

// The code of every page, so that one that was never opened opens too. What a newer build no longer has goes.
async function keepFiles(): Promise<void> {
  const files = Files.parse(await (await fetch(FILES_PATH, { cache: 'no-cache' })).json())
  const cache = await caches.open(copies.files)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = files.filter((file) => !kept.has(file))
  await Promise.all([...kept].filter((file) => !files.includes(file)).map((file) => cache.delete(file)))
  for (let at = 0; at < missing.length; at += FILES_AT_ONCE)
    await cache.addAll(missing.slice(at, at + FILES_AT_ONCE))
}

// The first page of a device was loaded before the service worker was there to keep it.
async function keepFirstView(): Promise<void> {
  const pages = await caches.open(copies.pages)
  if (await pages.match('/')) return
  await pages.add('/')
  const seen = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) => origin === location.origin && /^\/(api|images|drawings)\//.test(pathname),
    )
  for (const { href } of seen) await fetch(href).catch(() => undefined)
}
