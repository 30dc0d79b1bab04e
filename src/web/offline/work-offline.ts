import { isOffline, onReconnect } from './connection.ts'
import { registerServiceWorker } from './register-service-worker.ts'
import { sendWaitingChanges } from './send-waiting-changes.ts'
import { hasWaitingChanges, onWaitingElsewhere } from './shown-waiting-changes.ts'
import { loadChanges } from './stored-waiting-changes.ts'

/**
 * Caches what this device needs offline, and sends waiting changes once the server is reachable. Call once, after the
 * first view.
 * @param readAgain refetches data that was shown before
 * @param userId null on a page without a user
 */
export async function workOffline(readAgain: () => Promise<void>, userId: string | null): Promise<void> {
  onWaitingElsewhere(() => void loadChanges())
  onReconnect(() => void catchUp(readAgain))
  if (hasWaitingChanges()) {
    await loadChanges()
    if (!isOffline()) await catchUp(readAgain)
  }
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isOffline()) return
  // A private window may have no service worker; the app then needs its server.
  await registerServiceWorker(userId).catch(() => undefined)
}

// Data shown while offline is outdated.
async function catchUp(readAgain: () => Promise<void>): Promise<void> {
  if (hasWaitingChanges()) await sendWaitingChanges().catch(() => 0)
  await readAgain()
}
