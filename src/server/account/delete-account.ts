import type { Database } from '../db/open-database.ts'
import type { User } from '../http/user-of-request.ts'
import type { Clock } from '../ports/clock.ts'
import type { ImageStore } from '../ports/image-store.ts'
import { deleteDealings } from './delete-dealings.ts'

interface Needs {
  readonly db: Database
  readonly images: ImageStore
  readonly clock: Clock
}

/**
 * Deletes a user with everything of theirs. After the first step they can't sign in; a server that stops
 * halfway goes on with its next cleanup job.
 */
export async function deleteAccount(needs: Needs, user: User): Promise<void> {
  const { db, clock } = needs
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('users')
      // The name and the email are free for others at once.
      .set({ deletedAt: clock.now(), username: `deleted ${user.id}`, email: null })
      .where('id', '=', user.id)
      .execute()
    await transaction.deleteFrom('sessions').where('userId', '=', user.id).execute()
    await transaction.deleteFrom('credentials').where('userId', '=', user.id).execute()
    await transaction
      .deleteFrom('loans')
      .where(({ or, eb }) => or([eb('lenderId', '=', user.id), eb('borrowerId', '=', user.id)]))
      .execute()
    await transaction.deleteFrom('householdMembers').where('userId', '=', user.id).execute()
    await transaction
      .updateTable('marketplaceItems')
      .set({ deletedAt: clock.now() })
      .where('sellerId', '=', user.id)
      .execute()
  })
  await purgeDeletedAccounts(needs)
}

/** Deletes the pictures and then the rows of deleted users. Returns how many. */
export async function purgeDeletedAccounts({ db, images }: Needs): Promise<number> {
  const users = await db.selectFrom('users').select('id').where('deletedAt', 'is not', null).execute()
  for (const { id } of users) {
    await deleteDealings(db, id)
    const pictures = await db.selectFrom('storedImages').select('key').where('userId', '=', id).execute()
    for (const { key } of pictures) await images.remove(key)
    // All other rows of a user go with it.
    await db.deleteFrom('users').where('id', '=', id).execute()
  }
  return users.length
}
