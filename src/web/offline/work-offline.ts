import { isOffline, onReturn } from './connection.ts'
import { registerServiceWorker } from './register-service-worker.ts'
import { sendWaitingChanges } from './send-waiting-changes.ts'
import { hasWaitingChanges, onWaitingElsewhere } from './waiting-changes.ts'
import { loadChanges } from './waiting-changes-store.ts'

/**
 * Keeps what this device needs without a connection, and sends what waits once the server can be reached. Once, after the
 * first view.
 * @param readAgain reads again what was seen before
 * @param userId null on a page without a user
 */
export async function workOffline(readAgain: () => Promise<void>, userId: string | null): Promise<void> {
  onWaitingElsewhere(() => void loadChanges())
  onReturn(() => void catchUp(readAgain))
  if (hasWaitingChanges()) {
    await loadChanges()
    if (!isOffline()) await catchUp(readAgain)
  }
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isOffline()) return
  // In a private window there may be none: Armadio needs its server then.
  await registerServiceWorker(userId).catch(() => undefined)
}

// What was seen offline is old.
async function catchUp(readAgain: () => Promise<void>): Promise<void> {
  if (hasWaitingChanges()) await sendWaitingChanges().catch(() => 0)
  await readAgain()
}
