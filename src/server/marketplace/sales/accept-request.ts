import type { Sale } from '../../../contract/sales.ts'
import type { Database } from '../../db/open-database.ts'
import { AppError } from '../../http/app-error.ts'
import type { RejectStale } from '../../http/entity-tag.ts'
import type { User } from '../../http/user-of-request.ts'
import type { Clock } from '../../ports/clock.ts'
import { lockSale, requireSale } from './sale-store.ts'

const SELLER_ONLY = 'Only the seller can accept a request.'
const NOT_AVAILABLE =
  "This listing isn't available: it's reserved, paused, sold or taken down. Make it available first."

/**
 * Accepts a request as the seller, which reserves the listing for its buyer. Other requests for it stay open.
 * Idempotent.
 * @throws AppError sale_not_found, changed_meanwhile, sale_moved_on; not_for_sale if the listing isn't available
 */
export async function acceptRequest(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  user: User,
  id: string,
  rejectStale: RejectStale,
): Promise<Sale> {
  return db.transaction().execute(async (transaction) => {
    const { row, role } = await lockSale(transaction, user, id, rejectStale)
    if (role !== 'seller') throw new AppError('sale_moved_on', { message: SELLER_ONLY })
    if (row.state === 'accepted') return requireSale(transaction, user, id)
    if (row.state !== 'requested') throw new AppError('sale_moved_on')
    if (row.currentId === null || row.takenId !== null)
      throw new AppError('not_for_sale', { message: NOT_AVAILABLE })
    await transaction
      .updateTable('sales')
      .set({ state: 'accepted', acceptedAt: clock.now() })
      .where('id', '=', id)
      .execute()
    return requireSale(transaction, user, id)
  })
}
