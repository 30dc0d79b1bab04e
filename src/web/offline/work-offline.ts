import type { QueryClient } from '@tanstack/react-query'
import { allButFormStarts } from '../api/endpoint-query.ts'
import { isOffline, onReturn } from './connection.ts'
import { registerServiceWorker } from './register-service-worker.ts'
import { sendWaitingChanges } from './send-waiting-changes.ts'
import { hasWaitingChanges, onWaitingElsewhere } from './waiting-changes.ts'
import { loadChanges } from './waiting-changes-store.ts'

/**
 * Keeps what this device needs without a connection, and sends what waits once the server can be reached. Once, after the
 * first view.
 * @param userId null on a page without a user
 */
export async function workOffline(queries: QueryClient, userId: string | null): Promise<void> {
  onWaitingElsewhere(() => void loadChanges())
  onReturn(() => void catchUp(queries))
  if (hasWaitingChanges()) {
    await loadChanges()
    if (!isOffline()) await catchUp(queries)
  }
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isOffline()) return
  // In a private window there may be none: Armadio needs its server then.
  await registerServiceWorker(userId).catch(() => undefined)
}

// What was seen offline is old.
async function catchUp(queries: QueryClient): Promise<void> {
  if (hasWaitingChanges()) await sendWaitingChanges().catch(() => 0)
  await queries.invalidateQueries(allButFormStarts)
}
