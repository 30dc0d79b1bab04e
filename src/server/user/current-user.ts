import type { CurrentUser } from '../../contract/user/user.ts'
import type { Database } from '../db/open-database.ts'
import type { User } from '../http/user-of-request.ts'
import { ownImageAddress } from '../images/picture-address.ts'

/** Returns the user of this request, for the page's header. */
export async function currentUser(db: Database, user: User): Promise<CurrentUser> {
  const { profileImage, ...row } = await db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'profileImage', 'createdAt'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  return { ...row, profileImage: ownImageAddress(profileImage), createdAt: row.createdAt.toISOString() }
}
