import type { Sale } from '../../../contract/sales.ts'
import type { Database } from '../../db/open-database.ts'
import { AppError } from '../../http/app-error.ts'
import type { RejectStale } from '../../http/entity-tag.ts'
import type { User } from '../../http/user-of-request.ts'
import type { Clock } from '../../ports/clock.ts'
import { callOffSales, closeRequests, lockSale, requireSale } from './sale-store.ts'

const SELLER_ONLY = 'Only the seller can decline a request.'

interface Deps {
  readonly db: Database
  readonly clock: Clock
}

/**
 * Declines a request as the seller. Idempotent.
 * @throws AppError sale_not_found, changed_meanwhile, sale_moved_on
 */
export async function declineRequest(
  { db, clock }: Deps,
  user: User,
  id: string,
  rejectStale: RejectStale,
): Promise<Sale> {
  return db.transaction().execute(async (transaction) => {
    const { row, role } = await lockSale(transaction, user, id, rejectStale)
    if (role !== 'seller') throw new AppError('sale_moved_on', { message: SELLER_ONLY })
    if (row.state !== 'requested' && row.state !== 'declined') throw new AppError('sale_moved_on')
    const how = { state: 'declined', closedBy: role, closedAt: clock.now() } as const
    await closeRequests(transaction, [id], how)
    return requireSale(transaction, user, id)
  })
}

/**
 * Calls off an accepted sale, by either side: the listing is available again. Withdraws a request, by its buyer.
 * Idempotent.
 * @throws AppError sale_not_found, changed_meanwhile; sale_moved_on if it is done, or declined before
 */
export async function callOffSale(
  { db, clock }: Deps,
  user: User,
  id: string,
  rejectStale: RejectStale,
): Promise<Sale> {
  return db.transaction().execute(async (transaction) => {
    const { row, role } = await lockSale(transaction, user, id, rejectStale)
    const closedAt = clock.now()
    if (row.state === 'accepted') await callOffSales(transaction, [id], { closedBy: role, closedAt })
    else if (row.state === 'requested' && role === 'buyer')
      await closeRequests(transaction, [id], { state: 'withdrawn', closedBy: role, closedAt })
    else if (row.state !== 'called off' && row.state !== 'withdrawn') throw new AppError('sale_moved_on')
    return requireSale(transaction, user, id)
  })
}
