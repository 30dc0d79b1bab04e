import type { Database } from '../db/open-database.ts'
import type { IdentifyUser } from '../http/user-of-request.ts'
import type { Clock } from '../ports/clock.ts'

/** Fixed, so several processes on one database share the user of personal mode. */
export const PERSONAL_USER_ID = '01900000-0000-7000-8000-000000000001'

/** Identifies every request as the single user of personal mode, who is created on first use. */
export async function personalUser(db: Database, clock: Clock): Promise<IdentifyUser> {
  const known = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', PERSONAL_USER_ID)
    .executeTakeFirst()
  // Writes only if needed: a damaged database can still be read.
  if (!known) await addPersonalUser(db, clock)
  const user = { id: PERSONAL_USER_ID }
  return async () => user
}

async function addPersonalUser(db: Database, clock: Clock): Promise<void> {
  await db
    .insertInto('users')
    .values({ id: PERSONAL_USER_ID, username: 'me', createdAt: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
