import type { MarketplaceItem } from '../../../contract/marketplace.ts'
import type { Sale, SaleTerms } from '../../../contract/sales.ts'
import { isDuplicate } from '../../db/is-duplicate.ts'
import { newId } from '../../db/new-id.ts'
import type { Database } from '../../db/open-database.ts'
import { AppError } from '../../http/app-error.ts'
import type { User } from '../../http/user-of-request.ts'
import { keysOfAddresses } from '../../images/picture-address.ts'
import type { Clock } from '../../ports/clock.ts'
import { findListing } from '../marketplace-store.ts'
import { requireSale } from './sale-store.ts'

const OPEN_REQUESTS_MAX = 100
const OWN = 'This is your own listing.'
const SAMPLE = "This is a sample listing, so it isn't for sale."

/**
 * Requests the listing of another user. The sale keeps a snapshot of the listing and its photos.
 * @throws AppError listing_not_found, listing_not_buyable, not_for_sale, already_requested, too_many_requests_open
 */
export async function requestListing(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  user: User,
  { listingId, message }: { readonly listingId: string; readonly message: string },
): Promise<Sale> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const listing = await findListing(transaction, user, listingId, 'to change')
      if (listing === null) throw new AppError('listing_not_found')
      requireBuyable(listing)
      await requireRoom(transaction, user)
      const id = newId()
      const createdAt = clock.now()
      const sale = { id, listingId, sellerId: listing.sellerId, buyerId: user.id, message, createdAt }
      await transaction
        .insertInto('sales')
        .values({ ...sale, listing: await termsOf(transaction, listing) })
        .execute()
      await storePhotos(transaction, listing, id, createdAt)
      return requireSale(transaction, user, id)
    })
  } catch (error) {
    if (isDuplicate(error)) throw new AppError('already_requested', { cause: error })
    throw error
  }
}

function requireBuyable({ isMine, isSample, status }: MarketplaceItem): void {
  if (isMine) throw new AppError('listing_not_buyable', { message: OWN })
  if (isSample) throw new AppError('listing_not_buyable', { message: SAMPLE })
  // A reserved listing is visible to its buyer only, so this user has requested it.
  if (status === 'reserved') throw new AppError('already_requested')
  if (status !== 'available') throw new AppError('not_for_sale')
}

async function requireRoom(transaction: Database, user: User): Promise<void> {
  const { count } = await transaction
    .selectFrom('sales')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('buyerId', '=', user.id)
    .where('state', 'in', ['requested', 'accepted'])
    .executeTakeFirstOrThrow()
  if (Number(count) >= OPEN_REQUESTS_MAX) throw new AppError('too_many_requests_open')
}

async function termsOf(transaction: Database, listing: MarketplaceItem): Promise<SaleTerms> {
  const piece = await transaction
    .selectFrom('closetItems')
    .select(['color', 'brand'])
    .where('id', '=', listing.closetItemId)
    .where('userId', '=', listing.sellerId)
    .executeTakeFirst()
  if (!piece) throw new AppError('not_for_sale')
  const { title, description, price, condition, size, category, color, imageUrl } = listing
  const { brand } = piece
  return {
    title,
    description,
    price,
    condition,
    size,
    category,
    color: color ?? piece.color,
    brand,
    imageUrl,
  }
}

async function storePhotos(
  transaction: Database,
  { imageUrl, picture, morePhotos }: MarketplaceItem,
  saleId: string,
  createdAt: Date,
): Promise<void> {
  const first = picture === null ? [] : keysOfAddresses(imageUrl)
  const keys = [...new Set([...first, ...morePhotos.map(({ id }) => id)])]
  if (keys.length === 0) return
  const photo = { saleId, shows: 'listing' as const, addedBy: 'seller' as const, createdAt }
  await transaction
    .insertInto('salePhotos')
    .values(keys.map((imageKey, place) => ({ ...photo, imageKey, place })))
    .execute()
}
