import type { UserProfile } from '../../contract/user-profile.ts'
import type { Database } from '../db/open-database.ts'
import { lockUser } from '../db/row-lock.ts'
import type { User } from '../http/user-of-request.ts'
import type { Clock } from '../ports/clock.ts'
import { keepProfile, profileOf } from './profile-store.ts'

/** Skips About me, so that it is not asked again; an answer stays. */
export async function skipProfile(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  user: User,
): Promise<UserProfile> {
  return db.transaction().execute(async (transaction) => {
    await lockUser(transaction, user.id)
    const { isAsked } = await profileOf(transaction, user)
    const now = clock.now()
    if (!isAsked) await keepProfile(transaction, user, { skippedAt: now }, now)
    return profileOf(transaction, user)
  })
}
