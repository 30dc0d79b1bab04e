import type { Database } from '../db/open-database.ts'
import type { Clock } from '../ports/clock.ts'

// Longer than any window of attempts.
const ATTEMPTS_KEPT_MS = 24 * 60 * 60 * 1000

/** Deletes sessions, links and invitations that have expired, and counted attempts that no longer matter. */
export async function purgeExpired({
  db,
  clock,
}: {
  readonly db: Database
  readonly clock: Clock
}): Promise<void> {
  const now = clock.now()
  await db.deleteFrom('sessions').where('expiresAt', '<', now).execute()
  await db.deleteFrom('verifications').where('expiresAt', '<', now).execute()
  await db.deleteFrom('invitations').where('expiresAt', '<', now).execute()
  await db
    .deleteFrom('attempts')
    .where('startedAt', '<', new Date(now.getTime() - ATTEMPTS_KEPT_MS))
    .execute()
}
