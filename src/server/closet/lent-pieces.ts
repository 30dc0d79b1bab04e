import type { Database } from '../db/open-database.ts'

/** Ids of the pieces that others have lent to a user. */
export async function borrowedItemIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('loans').select('closetItemId').where('borrowerId', '=', userId).execute()
  return rows.map(({ closetItemId }) => closetItemId)
}

/** Subquery for the ids of the pieces that a user has lent to others. */
export function lentItemsOf(db: Database, userId: string) {
  return db.selectFrom('loans').select('closetItemId as id').where('lenderId', '=', userId)
}

/** Ends the loans of pieces that leave this closet, in the transaction that locked the pieces. */
export async function endLoansOf(
  transaction: Database,
  lenderId: string,
  itemIds: readonly string[],
): Promise<void> {
  const lent = await lentItemsOf(transaction, lenderId).execute()
  const ended = lent.map(({ id }) => id).filter((id) => itemIds.includes(id))
  if (ended.length > 0) await transaction.deleteFrom('loans').where('closetItemId', 'in', ended).execute()
}
