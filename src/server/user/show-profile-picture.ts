import type { CurrentUser } from '../../contract/user/user.ts'
import type { Database } from '../db/open-database.ts'
import { lockUser } from '../db/row-lock.ts'
import type { RejectStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import { releasePictures } from '../images/image-rows.ts'
import { currentUser } from './current-user.ts'

/**
 * Sets the user's picture, null for none, and releases the previous one.
 * @throws AppError changed_meanwhile
 */
export async function showProfilePicture(
  transaction: Database,
  user: User,
  profileImage: string | null,
  rejectStale: RejectStale,
): Promise<CurrentUser> {
  await lockUser(transaction, user.id)
  const before = await currentUser(transaction, user)
  rejectStale(before)
  await transaction.updateTable('users').set({ profileImage }).where('id', '=', user.id).execute()
  if (before.profileImage !== null) await releasePictures(transaction, [before.profileImage])
  return currentUser(transaction, user)
}
