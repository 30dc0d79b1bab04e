import type { Database } from '../db/open-database.ts'
import type { User } from '../http/user-of-request.ts'
import type { Clock } from '../ports/clock.ts'
import type { ImageStore } from '../ports/image-store.ts'
import { deleteSalesAndListings } from './delete-sales-and-listings.ts'

interface Deps {
  readonly db: Database
  readonly images: ImageStore
  readonly clock: Clock
}

/**
 * Deletes a user with all their data. The first step ends their access. If the server stops halfway, its next cleanup
 * job continues.
 */
export async function deleteAccount(deps: Deps, user: User): Promise<void> {
  const { db, clock } = deps
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('users')
      // Frees the name and the email for others at once.
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
  await purgeDeletedAccounts(deps)
}

/** Deletes the pictures and then the rows of deleted users. Returns the number of users. */
export async function purgeDeletedAccounts({ db, images }: Deps): Promise<number> {
  const users = await db.selectFrom('users').select('id').where('deletedAt', 'is not', null).execute()
  for (const { id } of users) {
    await deleteSalesAndListings(db, id)
    const pictures = await db.selectFrom('storedImages').select('key').where('userId', '=', id).execute()
    for (const { key } of pictures) await images.remove(key)
    // Cascades to all other rows of the user.
    await db.deleteFrom('users').where('id', '=', id).execute()
  }
  return users.length
}
