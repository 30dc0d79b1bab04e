import * as z from 'zod/mini'
import { copies, FILES_PATH } from '../service-worker/names.ts'
import { setOfflineOwner } from './delete-offline-copy.ts'

// Low, because the rest of the page takes precedence.
const FILES_AT_ONCE = 8
const Files = z.array(z.string())

/** Registers the service worker and caches everything that this page needs offline. */
export async function registerServiceWorker(userId: string | null): Promise<void> {
  if (userId !== null) await setOfflineOwner(userId)
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
  await navigator.serviceWorker.ready
  await cacheFiles()
  if (userId !== null) await cacheFirstView()
}

// Caches the code of all pages, so that unvisited ones also open. Deletes files that the current build no longer has.
async function cacheFiles(): Promise<void> {
  const files = Files.parse(await (await fetch(FILES_PATH, { cache: 'no-cache' })).json())
  const cache = await caches.open(copies.files)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = files.filter((file) => !kept.has(file))
  await Promise.all([...kept].filter((file) => !files.includes(file)).map((file) => cache.delete(file)))
  for (let at = 0; at < missing.length; at += FILES_AT_ONCE)
    await cache.addAll(missing.slice(at, at + FILES_AT_ONCE))
}

// A device's first page was loaded before the service worker could cache it.
async function cacheFirstView(): Promise<void> {
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
