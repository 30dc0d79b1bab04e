import { purgeDeletedAccounts } from './account/delete-account.ts'
import { purgeExpired } from './account/purge-expired.ts'
import { isFirstWithin } from './db/is-first-within.ts'
import type { OpenDatabase } from './db/open-database.ts'
import { purgeDeleted } from './deleted/deleted-kinds.ts'
import { purgeOldKeys } from './http/idempotency.ts'
import { purgeImages } from './images/purge-images.ts'

const CLEANUP_EVERY_MS = 60 * 60_000
// A little less than the hour between two cleanups of a server.
const CLEANUP_LEASE_MS = 55 * 60_000

/** Runs `cleanUp` now and then every hour, until the process ends. `onError` notifies the operator. */
export function startHourlyCleanup(
  cleanUp: () => Promise<void>,
  onError: (message: string, error: unknown) => void,
): void {
  const run = () => cleanUp().catch((error: unknown) => onError('Cleanup failed:', error))
  void run()
  setInterval(() => void run(), CLEANUP_EVERY_MS).unref()
}

/** Runs the cleanup job on only one of several servers on a database. */
export async function cleanUpOnOneServer(
  deps: Parameters<typeof purgeImages>[0],
  engine: OpenDatabase['engine'],
): Promise<void> {
  const { db, clock } = deps
  const isAlone = engine === 'sqlite'
  if (isAlone || (await isFirstWithin(db, 'cleanup', CLEANUP_LEASE_MS, clock.now()))) await purgeAll(deps)
}

async function purgeAll(deps: Parameters<typeof purgeImages>[0]): Promise<void> {
  // A failed purge must not prevent the others.
  const purges = [
    ...purgeDeleted(deps),
    purgeDeletedAccounts(deps),
    purgeExpired(deps),
    purgeImages(deps),
    purgeOldKeys(deps),
  ]
  const failures = (await Promise.allSettled(purges)).filter((purge) => purge.status === 'rejected')
  if (failures.length > 0) throw new AggregateError(failures.map((failure) => failure.reason))
}
