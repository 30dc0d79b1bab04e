import type { MarketplaceItem } from '../../contract/marketplace.ts'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import { findListing } from './marketplace-store.ts'

/**
 * A listing that this user may see. Paused and sold listings of others do not exist for them; neither does, to change,
 * any listing of others.
 * @throws AppError listing_not_found
 */
export async function requireListing(
  db: Database,
  user: User,
  id: string,
  purpose: 'to read' | 'to change' = 'to read',
): Promise<MarketplaceItem> {
  const listing = await findListing(db, user, id, purpose)
  if (listing === null || (purpose === 'to change' && !listing.isMine))
    throw new AppError('listing_not_found')
  return listing
}
