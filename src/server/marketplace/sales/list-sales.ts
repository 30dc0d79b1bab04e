import type { QueryOf } from '../../../contract/endpoint.ts'
import { saleStates, type Sale, type salesEndpoints } from '../../../contract/sales.ts'
import type { Database } from '../../db/open-database.ts'
import { AppError } from '../../http/app-error.ts'
import type { User } from '../../http/user-of-request.ts'
import { salesOf, toSales } from './sale-row.ts'

const OPEN = ['requested', 'accepted'] as const
const CLOSED = saleStates.filter((state) => state !== 'requested' && state !== 'accepted')
const USUAL_LIMIT = 200
const NOT_THERE = 'The list changed while you were browsing. Load it again.'

/**
 * Lists requests and sales of this user, newest first, at most 200.
 * @throws AppError invalid_request if `after` is not a sale of this user
 */
export async function listSales(
  db: Database,
  user: User,
  { role, state, limit = USUAL_LIMIT, after }: QueryOf<typeof salesEndpoints.list>,
): Promise<Sale[]> {
  const before = after === undefined ? null : await placeOf(db, user, after)
  const rows = await salesOf(db, user)
    .$if(role === 'seller', (query) => query.where('sales.sellerId', '=', user.id))
    .$if(role === 'buyer', (query) => query.where('sales.buyerId', '=', user.id))
    .$if(state !== undefined, (query) =>
      query.where('sales.state', 'in', state === 'open' ? [...OPEN] : CLOSED),
    )
    .$call((query) =>
      before === null
        ? query
        : query.where(({ or, and, eb }) =>
            or([
              eb('sales.createdAt', '<', before.createdAt),
              and([eb('sales.createdAt', '=', before.createdAt), eb('sales.id', '<', before.id)]),
            ]),
          ),
    )
    .orderBy('sales.createdAt', 'desc')
    .orderBy('sales.id', 'desc')
    .limit(limit)
    .execute()
  return toSales(db, rows, user)
}

async function placeOf(db: Database, user: User, id: string): Promise<{ id: string; createdAt: Date }> {
  const row = await salesOf(db, user).where('sales.id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('invalid_request', { fields: { after: NOT_THERE } })
  return row
}
