import type { Database } from '../../db/open-database.ts'
import type { User } from '../../http/user-of-request.ts'
import type { Clock } from '../../ports/clock.ts'
import { openSalesBetween, requirePerson } from './person-store.ts'
import { callOffSales, closeRequests } from './sale-store.ts'

/**
 * Blocks someone: hides listings and requests in both directions, and ends open sales between the two. Idempotent.
 * @throws AppError person_not_found
 */
export async function blockPerson(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  user: User,
  id: string,
): Promise<void> {
  const at = clock.now()
  await db.transaction().execute(async (transaction) => {
    await requirePerson(transaction, user, id)
    await transaction
      .insertInto('userBlocks')
      .values({ blockerId: user.id, blockedId: id, createdAt: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    for (const role of ['seller', 'buyer'] as const) {
      const open = (await openSalesBetween(transaction, user.id, id)).filter((sale) => sale.role === role)
      const ids = (state: string) => open.filter((sale) => sale.state === state).map((sale) => sale.id)
      const how = { closedBy: role, closedAt: at }
      await callOffSales(transaction, ids('accepted'), how)
      const state = role === 'seller' ? 'declined' : 'withdrawn'
      await closeRequests(transaction, ids('requested'), { ...how, state })
    }
  })
}

/** Unblocks someone. Sales that ended by the block stay ended. Idempotent. */
export async function unblockPerson(db: Database, user: User, id: string): Promise<void> {
  await db.deleteFrom('userBlocks').where('blockerId', '=', user.id).where('blockedId', '=', id).execute()
}
