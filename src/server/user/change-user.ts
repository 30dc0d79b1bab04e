import type { CurrentUser } from '../../contract/user/user.ts'
import { isDuplicate } from '../db/is-duplicate.ts'
import type { Database } from '../db/open-database.ts'
import { lockUser } from '../db/row-lock.ts'
import { AppError } from '../http/app-error.ts'
import type { RejectStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import { currentUser } from './current-user.ts'

/**
 * Changes the name of the user.
 * @throws AppError changed_meanwhile, name_taken
 */
export async function changeUser(
  db: Database,
  user: User,
  { username }: { username?: string | undefined },
  rejectStale: RejectStale,
): Promise<CurrentUser> {
  const change = async (transaction: Database) => {
    await lockUser(transaction, user.id)
    rejectStale(await currentUser(transaction, user))
    if (username !== undefined)
      await transaction.updateTable('users').set({ username }).where('id', '=', user.id).execute()
    return currentUser(transaction, user)
  }
  try {
    return await db.transaction().execute(change)
  } catch (error) {
    if (isDuplicate(error)) throw new AppError('name_taken', { cause: error })
    throw error
  }
}
