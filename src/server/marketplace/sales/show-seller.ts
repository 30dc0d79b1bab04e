import type { Seller } from '../../../contract/sales.ts'
import type { Database } from '../../db/open-database.ts'
import { AppError } from '../../http/app-error.ts'
import type { User } from '../../http/user-of-request.ts'
import { currentUser } from '../../user/current-user.ts'
import { listingsForSale, toListings } from '../listing-row.ts'
import { requirePerson } from './person-store.ts'

/**
 * Returns a seller and their available listings, newest first. Only people met in the marketplace have a page.
 * @throws AppError person_not_found, also if they have blocked the user
 */
export async function showSeller(db: Database, user: User, id: string): Promise<Seller> {
  if (id === user.id) {
    const { username, profileImage } = await currentUser(db, user)
    const person = { id, username, profileImage }
    const listings = await listingsOf(db, user, id)
    return { person, isSample: false, isMe: true, isBlocked: false, listings }
  }
  const { person, isSample, isBlocked, hasBlocked } = await requirePerson(db, user, id)
  if (hasBlocked && !isBlocked) throw new AppError('person_not_found')
  return { person, isSample, isMe: false, isBlocked, listings: await listingsOf(db, user, id) }
}

async function listingsOf(db: Database, user: User, sellerId: string) {
  const rows = await listingsForSale(db, user)
    .where('marketplaceItems.sellerId', '=', sellerId)
    .where('accepted.id', 'is', null)
    .orderBy('marketplaceItems.createdAt', 'desc')
    .orderBy('marketplaceItems.id', 'desc')
    .execute()
  return toListings(db, rows, user)
}
