import { SaleTerms, type Sale } from '../../../contract/sales.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { archiveColumns } from '../../closet/archive-columns.ts'
import { insertClosetItems, updateClosetItems } from '../../closet/closet-store.ts'
import { newPhotoCutOut } from '../../closet/photos/pending-cut-outs.ts'
import { newId } from '../../db/new-id.ts'
import type { Database } from '../../db/open-database.ts'
import { AppError } from '../../http/app-error.ts'
import type { RejectStale } from '../../http/entity-tag.ts'
import type { User } from '../../http/user-of-request.ts'
import { releaseImages } from '../../images/image-rows.ts'
import { storeShownPicture, type NewPicture, type PictureDeps } from '../../images/store-picture.ts'
import { keysOfAddresses, pictureAddress } from '../../images/picture-address.ts'
import { readStoredPicture } from '../../images/read-stored-picture.ts'
import { today } from '../../ports/clock.ts'
import { updateListing } from '../marketplace-store.ts'
import type { SaleRow } from './sale-row.ts'
import { closeRequests, lockSale, requireSale } from './sale-store.ts'

const PHOTO_LOST =
  "The photo of this listing is missing, so it can't be added to your closet. Confirm without adding it."

interface Confirmation {
  readonly id: string
  /** Whether the buyer wants the piece in their closet. */
  readonly addsToCloset: boolean
}

/**
 * Confirms the handover for this side. Once both sides did, the listing is sold, its piece leaves the seller's closet,
 * other requests are declined, and the buyer gets a new piece if wanted. Idempotent.
 * @throws AppError sale_not_found, changed_meanwhile, photo_lost; sale_moved_on unless it is accepted
 */
export async function confirmHandover(
  deps: PictureDeps,
  user: User,
  wanted: Confirmation,
  rejectStale: RejectStale,
): Promise<Sale> {
  const sale = await requireSale(deps.db, user, wanted.id)
  const [imageKey] = keysOfAddresses(sale.listing.imageUrl)
  const confirm = (transaction: Database, copy: NewPicture | null) =>
    confirmIn(transaction, deps, user, { ...wanted, copy }, rejectStale)
  const isBuyersFirst = sale.role === 'buyer' && sale.state === 'accepted' && sale.buyerConfirmedAt === null
  if (!isBuyersFirst || !wanted.addsToCloset || imageKey === undefined)
    return deps.db.transaction().execute((transaction) => confirm(transaction, null))
  // Copies the photo when the buyer confirms, so the second confirmation changes rows only.
  const stored = await readStoredPicture(deps, imageKey)
  if (!stored) throw new AppError('photo_lost', { message: PHOTO_LOST })
  return storeShownPicture(deps, user, stored.photo, stored.sha256, confirm)
}

async function confirmIn(
  transaction: Database,
  deps: PictureDeps,
  user: User,
  { id, addsToCloset, copy }: Confirmation & { readonly copy: NewPicture | null },
  rejectStale: RejectStale,
): Promise<Sale> {
  const { row, role } = await lockSale(transaction, user, id, rejectStale)
  if (row.state !== 'accepted' && row.state !== 'done') throw new AppError('sale_moved_on')
  const at = deps.clock.now()
  const isSeller = role === 'seller'
  const before = isSeller ? row.sellerConfirmedAt : row.buyerConfirmedAt
  if (before !== null) {
    if (copy) await releaseImages(transaction, [copy.key])
    return requireSale(transaction, user, id)
  }
  const confirmed = isSeller
    ? { ...row, sellerConfirmedAt: at }
    : { ...row, buyerConfirmedAt: at, addsToCloset, pieceImageKey: copy?.key ?? null }
  const { sellerConfirmedAt, buyerConfirmedAt, pieceImageKey } = confirmed
  await transaction
    .updateTable('sales')
    .set({ sellerConfirmedAt, buyerConfirmedAt, pieceImageKey, addsToCloset: confirmed.addsToCloset })
    .where('id', '=', id)
    .execute()
  if (sellerConfirmedAt && buyerConfirmedAt) await complete(transaction, deps, confirmed, at)
  return requireSale(transaction, user, id)
}

async function complete(
  transaction: Database,
  { clock }: Pick<PictureDeps, 'clock'>,
  row: SaleRow,
  at: Date,
): Promise<void> {
  if (row.listingId !== null) await sell(transaction, row, row.listingId, at)
  const pieceId = row.addsToCloset ? await addPiece(transaction, row, { at, day: today(clock) }) : null
  await transaction
    .updateTable('sales')
    .set({ state: 'done', closedAt: at, pieceId, pieceImageKey: null })
    .where('id', '=', row.id)
    .execute()
}

async function sell(transaction: Database, row: SaleRow, listingId: string, at: Date): Promise<void> {
  const { closetItemId } = await transaction
    .selectFrom('marketplaceItems')
    .select('closetItemId')
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow()
  await updateListing(transaction, listingId, { status: 'sold' })
  if (closetItemId !== null)
    await updateClosetItems(transaction, row.sellerId, [closetItemId], {
      ...archiveColumns(false, 'sold', at),
      updatedAt: at,
    })
  const others = await transaction
    .selectFrom('sales')
    .select('id')
    .where('listingId', '=', listingId)
    .where('state', '=', 'requested')
    .execute()
  const how = { state: 'declined', closedBy: 'seller', closedAt: at } as const
  await closeRequests(
    transaction,
    others.map(({ id }) => id),
    how,
  )
}

// The new piece has the price paid, but not the seller's notes, wears and traits, which are private.
async function addPiece(
  transaction: Database,
  { buyerId, sellerName, listing, pieceImageKey }: SaleRow,
  { at, day }: { at: Date; day: CalendarDate },
): Promise<string> {
  const { title, category, color, size, brand, price, imageUrl } = SaleTerms.parse(listing)
  const id = newId()
  const photo = await photoOf(transaction, buyerId, pieceImageKey)
  const bought = {
    originalPrice: price,
    currency: 'USD',
    purchaseDate: day,
    purchaseLocation: `@${sellerName}`,
  }
  await insertClosetItems(transaction, [
    {
      id,
      userId: buyerId,
      name: title,
      category,
      color,
      size,
      brand,
      imageUrl,
      ...bought,
      ...photo,
      createdAt: at,
    },
  ])
  return id
}

async function photoOf(transaction: Database, buyerId: string, imageKey: string | null) {
  if (imageKey === null) return {}
  const { width } = await transaction
    .selectFrom('storedImages')
    .select('width')
    .where('key', '=', imageKey)
    .executeTakeFirstOrThrow()
  const cutOut = await newPhotoCutOut(transaction, { id: buyerId })
  return { imageKey, imageUrl: pictureAddress(imageKey, width), ...cutOut }
}
