import { copies } from '../service-worker/names.ts'
import { hasWaitingChanges } from './shown-waiting-changes.ts'

const OWNER_KEY = 'armadio.offline-owner'

/** Deletes all of the user's data stored on this device. */
export async function deleteOfflineCopy(): Promise<void> {
  localStorage.removeItem(OWNER_KEY)
  if ('caches' in globalThis)
    await Promise.all(
      [copies.pages, copies.data, copies.pictures, copies.shared].map((name) => caches.delete(name)),
    )
  if (hasWaitingChanges()) await (await import('./stored-waiting-changes.ts')).deleteChanges()
}

/** Notes the user of this device; deletes the stored data of another user first. */
export async function setOfflineOwner(userId: string): Promise<void> {
  const owner = localStorage.getItem(OWNER_KEY)
  if (owner === userId) return
  if (owner !== null) await deleteOfflineCopy()
  localStorage.setItem(OWNER_KEY, userId)
}
