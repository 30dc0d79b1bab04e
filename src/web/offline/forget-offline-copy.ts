import { copies } from '../service-worker/names.ts'
import { hasWaitingChanges } from './waiting-changes.ts'

const OWNER_KEY = 'armadio.offline-owner'

/** Forgets everything that is kept on this device of the user who used it. */
export async function forgetOfflineCopy(): Promise<void> {
  localStorage.removeItem(OWNER_KEY)
  if ('caches' in globalThis)
    await Promise.all(
      [copies.pages, copies.data, copies.pictures, copies.shared].map((name) => caches.delete(name)),
    )
  if (hasWaitingChanges()) await (await import('./waiting-changes-store.ts')).forgetChanges()
}

/** Notes who uses this device; what is kept of anyone else is forgotten first. */
export async function keepOfflineCopyOf(userId: string): Promise<void> {
  const owner = localStorage.getItem(OWNER_KEY)
  if (owner === userId) return
  if (owner !== null) await forgetOfflineCopy()
  localStorage.setItem(OWNER_KEY, userId)
}
