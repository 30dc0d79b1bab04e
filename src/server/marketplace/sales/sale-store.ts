import type { Sale, SaleRole } from '../../../contract/sales.ts'
import type { Database } from '../../db/open-database.ts'
import { locksRows } from '../../db/row-lock.ts'
import { AppError } from '../../http/app-error.ts'
import type { RejectStale } from '../../http/entity-tag.ts'
import type { User } from '../../http/user-of-request.ts'
import { releaseImages } from '../../images/image-rows.ts'
import { lockListing } from '../marketplace-store.ts'
import { salesOf, toSales, type SaleRow } from './sale-row.ts'

/**
 * Finds a sale of this user. Other users' sales are not found.
 * @throws AppError sale_not_found
 */
export async function requireSale(db: Database, user: User, id: string): Promise<Sale> {
  const [sale] = await toSales(db, [await requireRow(db, user, id)], user)
  if (!sale) throw new AppError('sale_not_found')
  return sale
}

/** A sale, locked with its listing and piece, and the user's role. */
export interface LockedSale {
  readonly row: SaleRow
  readonly role: SaleRole
}

/**
 * Locks a sale of this user until the transaction ends. Locks piece and listing first, like everywhere, to avoid
 * deadlocks.
 * @throws AppError sale_not_found, changed_meanwhile
 */
export async function lockSale(
  transaction: Database,
  user: User,
  id: string,
  rejectStale: RejectStale,
): Promise<LockedSale> {
  const { listingId } = await requireRow(transaction, user, id)
  if (listingId !== null) await lockListing(transaction, listingId)
  if (locksRows(transaction))
    await transaction.selectFrom('sales').select('id').where('id', '=', id).forUpdate().execute()
  const row = await requireRow(transaction, user, id)
  const [sale] = await toSales(transaction, [row], user)
  rejectStale(sale)
  return { row, role: row.sellerId === user.id ? 'seller' : 'buyer' }
}

async function requireRow(db: Database, user: User, id: string): Promise<SaleRow> {
  const row = await salesOf(db, user).where('sales.id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('sale_not_found')
  return row
}

/** Closes requests that were not accepted, and releases the photos of their listings. */
export async function closeRequests(
  transaction: Database,
  ids: readonly string[],
  how: { state: 'declined' | 'withdrawn'; closedBy: SaleRole; closedAt: Date },
): Promise<void> {
  if (ids.length === 0) return
  await transaction
    .updateTable('sales')
    .set(how)
    .where('id', 'in', ids)
    .where('state', '=', 'requested')
    .execute()
  const photos = await transaction
    .deleteFrom('salePhotos')
    .where('saleId', 'in', ids)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('sales')
          .select('sales.id')
          .whereRef('sales.id', '=', 'salePhotos.saleId')
          .where('sales.acceptedAt', 'is', null),
      ),
    )
    .returning('imageKey')
    .execute()
  await releaseImages(
    transaction,
    photos.map(({ imageKey }) => imageKey),
  )
}

/** Calls off accepted sales, and releases the photo copies made for their buyers. The photos of the sale stay. */
export async function callOffSales(
  transaction: Database,
  ids: readonly string[],
  how: { closedBy: SaleRole; closedAt: Date },
): Promise<void> {
  if (ids.length === 0) return
  const copies = await transaction
    .selectFrom('sales')
    .select('pieceImageKey')
    .where('id', 'in', ids)
    .where('state', '=', 'accepted')
    .execute()
  await transaction
    .updateTable('sales')
    .set({ ...how, state: 'called off', pieceImageKey: null })
    .where('id', 'in', ids)
    .where('state', '=', 'accepted')
    .execute()
  await releaseImages(
    transaction,
    copies.map(({ pieceImageKey }) => pieceImageKey).filter((key) => key !== null),
  )
}
