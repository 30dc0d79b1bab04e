import type { ClosetItem } from '../../contract/closet.ts'
import type { ClosetItemChanges } from '../../contract/closet-piece.ts'
import { garmentTypeOf } from '../../domain/closet/garment-types/garment-types.ts'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { RefuseStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import type { Clock } from '../ports/clock.ts'
import { archival } from './archival.ts'
import { updateClosetItems } from './closet-store.ts'
import { keepListingsInStep } from './keep-listings-in-step.ts'
import { replacePhoto } from './replace-photo.ts'
import { refuseStaleItem } from './refuse-stale-item.ts'
import { requireClosetItem } from './require-closet-item.ts'
import { setWearsByHand } from './set-wears-by-hand.ts'
import { changedTraits } from './stored-traits.ts'

// Of a price that says none.
const DEFAULT_CURRENCY = 'USD'

/**
 * Changes what is named of a piece and leaves the rest as it is, all or nothing.
 * @throws AppError closet_item_not_found, changed_meanwhile, photo_not_found, invalid_request for wears that cannot be
 */
export async function changeClosetItem(
  { db, clock }: { db: Database; clock: Clock },
  user: User,
  { id, changes }: { id: string; changes: ClosetItemChanges },
  refuseStale: RefuseStale,
): Promise<ClosetItem> {
  const { photoId, wearCount, lastWornDate, archivedReason, traits, ...facts } = changes
  requireKnownType(traits?.type)
  const at = clock.now()
  return db.transaction().execute(async (transaction) => {
    const item = await requireClosetItem(transaction, user, id, 'to change')
    await refuseStaleItem(transaction, item, refuseStale)
    await updateClosetItems(transaction, user.id, [id], {
      ...facts,
      ...(traits !== undefined && { traits: changedTraits(item.traits, traits) }),
      ...currencyFor(item, changes),
      ...archival(item.archivedAt !== null, archivedReason, at),
      ...ownership({ ...facts, ...(traits !== undefined && { traits }) }, photoId),
      updatedAt: at,
    })
    await keepListingsInStep(transaction, user.id, [id], archivedReason)
    if (photoId) await replacePhoto(transaction, user, { id, photoId, at })
    if (wearCount !== undefined || lastWornDate !== undefined)
      await setWearsByHand(transaction, id, { wearCount, lastWornDate, at })
    return requireClosetItem(transaction, user, id)
  })
}

function requireKnownType(type: string | null | undefined): void {
  if (!type || garmentTypeOf(type)) return
  const fields = { 'traits.type': "This type isn't available. Choose one from the list." }
  throw new AppError('invalid_request', { fields })
}

// What a person has made of a sample is their own, and stays when the samples go.
function ownership(facts: ClosetItemChanges, photoId: string | undefined) {
  const { isClean: _isClean, ...described } = facts
  return photoId || Object.keys(described).length > 0 ? { isSample: false } : {}
}

function currencyFor(item: ClosetItem, { originalPrice, currency }: ClosetItemChanges) {
  const price = originalPrice === undefined ? item.originalPrice : originalPrice
  const named = currency === undefined ? item.currency : currency
  return price !== null && named === null ? { currency: DEFAULT_CURRENCY } : {}
}
