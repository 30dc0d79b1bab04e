import type { Database } from '../db/open-database.ts'
import { PERSONAL_USER_ID } from '../user/personal-user.ts'

/** Whether there are no accounts yet. */
export async function hasNoAccount(db: Database): Promise<boolean> {
  const row = await db.selectFrom('credentials').select('id').limit(1).executeTakeFirst()
  return row === undefined
}

/** Counts the pieces of personal mode that a first account can take over; null if there are none. */
export async function personalCloset(db: Database): Promise<{ pieces: number } | null> {
  const { count } = await db
    .selectFrom('closetItems')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('userId', '=', PERSONAL_USER_ID)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count) > 0 ? { pieces: Number(count) } : null
}

/**
 * Gives all data of personal mode to a new account, by moving the account's credentials to the user of personal mode.
 * Returns that user's id.
 */
export async function takeOverPersonalCloset(db: Database, newUserId: string): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const { username, email } = await transaction
      .selectFrom('users')
      .select(['username', 'email'])
      .where('id', '=', newUserId)
      .executeTakeFirstOrThrow()
    const owner = { userId: PERSONAL_USER_ID }
    await transaction
      .updateTable('credentials')
      .set({ ...owner, accountId: PERSONAL_USER_ID })
      .where('userId', '=', newUserId)
      .execute()
    await transaction.updateTable('sessions').set(owner).where('userId', '=', newUserId).execute()
    // Deleted first, because names and emails are unique.
    await transaction.deleteFrom('users').where('id', '=', newUserId).execute()
    await transaction
      .updateTable('users')
      .set({ username, email })
      .where('id', '=', PERSONAL_USER_ID)
      .execute()
    return PERSONAL_USER_ID
  })
}
