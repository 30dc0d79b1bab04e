import type { Household } from '../../contract/household.ts'
import { newId } from '../db/new-id.ts'
import type { Database } from '../db/open-database.ts'
import { lockUser } from '../db/row-lock.ts'
import type { User } from '../http/user-of-request.ts'
import type { Clock } from '../ports/clock.ts'
import { addMember, showHousehold } from './household-store.ts'

/**
 * Creates a household with the user as its first member.
 * @throws AppError in_household
 */
export async function createHousehold(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  user: User,
): Promise<Household> {
  const at = clock.now()
  return db.transaction().execute(async (transaction) => {
    await lockUser(transaction, user.id)
    const id = newId()
    await transaction.insertInto('households').values({ id, createdAt: at }).execute()
    await addMember(transaction, user, id, at)
    return showHousehold(transaction, user, at)
  })
}
