import type { ClosetItemChanges } from '../../contract/closet/piece.ts'
import type { BulkChanges } from '../../contract/closet/bulk-endpoints.ts'
import type { ClosetItem } from '../../contract/closet/closet.ts'
import { redrawn } from '../../domain/closet/drawings/piece-drawing.ts'
import { garmentTypeOf } from '../../domain/closet/garment-types/garment-types.ts'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { RejectStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import { releaseImages } from '../images/image-rows.ts'
import type { Clock } from '../ports/clock.ts'
import { archiveColumns } from './archive-columns.ts'
import {
  rejectStaleItem,
  requireClosetItem,
  requireClosetItems,
  requirePiecesToChange,
} from './closet-item-lifecycle.ts'
import { updateClosetItems, imageKeysOf } from './closet-store.ts'
import { syncListings } from './sync-listings.ts'
import { newPhotoCutOut } from './photos/pending-cut-outs.ts'
import { seenInUpload } from './photos/seen-in-photo.ts'
import { rejectFutureDay } from './wears/reject-future-day.ts'
import { setWearsByHand } from './wears/set-wears-by-hand.ts'
import { changedTraits } from './stored-traits.ts'
import { claimPhoto } from './photos/uploaded-photos.ts'
import { isDrawing } from '../../domain/closet/drawings/drawing-address.ts'

// Currency of a price without one.
const DEFAULT_CURRENCY = 'USD'

/**
 * Changes the given fields of a piece, all or none.
 * @throws AppError closet_item_not_found, changed_meanwhile, photo_not_found, invalid_request for impossible wears or a purchase to come
 */
export async function changeClosetItem(
  { db, clock }: { db: Database; clock: Clock },
  user: User,
  { id, changes }: { id: string; changes: ClosetItemChanges },
  rejectStale: RejectStale,
): Promise<ClosetItem> {
  const { photoId, wearCount, lastWornDate, archivedReason, traits, ...facts } = changes
  requireKnownType(traits?.type)
  const at = clock.now()
  if (facts.purchaseDate) rejectFutureDay('purchaseDate', facts.purchaseDate, at)
  return db.transaction().execute(async (transaction) => {
    const item = await requireClosetItem(transaction, user, id, 'to change')
    await rejectStaleItem(transaction, item, rejectStale)
    await updateClosetItems(transaction, user.id, [id], {
      ...facts,
      ...(traits !== undefined && { traits: changedTraits(item.traits, traits) }),
      ...redrawing(item, changes),
      ...currencyFor(item, changes),
      ...archiveColumns(item.archivedAt !== null, archivedReason, at),
      ...((photoId || traits !== undefined || isEdited(facts)) && { isSample: false }),
      updatedAt: at,
    })
    await syncListings(transaction, user.id, [id], archivedReason)
    if (photoId) await replacePhoto(transaction, user, { id, photoId, at })
    if (wearCount !== undefined || lastWornDate !== undefined)
      await setWearsByHand(transaction, id, { wearCount, lastWornDate, at })
    return requireClosetItem(transaction, user, id)
  })
}

// A piece without a photo is drawn as the type that its owner corrects it to.
function redrawing(item: ClosetItem, { traits, name, category, color }: ClosetItemChanges) {
  const isOfType = traits === null || traits?.type !== undefined
  if (!isOfType || !isDrawing(item.imageUrl)) return {}
  const piece = {
    name: name ?? item.name,
    category: category ?? item.category,
    color: color ?? item.color,
    type: traits?.type ?? null,
  }
  return { imageUrl: redrawn(item.imageUrl, piece) }
}

function requireKnownType(type: string | null | undefined): void {
  if (!type || garmentTypeOf(type)) return
  const fields = { 'traits.type': "This type isn't available. Choose one from the list." }
  throw new AppError('invalid_request', { fields })
}

function currencyFor(item: ClosetItem, { originalPrice, currency }: ClosetItemChanges) {
  const price = originalPrice === undefined ? item.originalPrice : originalPrice
  const named = currency === undefined ? item.currency : currency
  return price !== null && named === null ? { currency: DEFAULT_CURRENCY } : {}
}

/**
 * Changes several pieces in the same way, all or none.
 * @throws AppError closet_item_not_found if one of them is missing, invalid_request for a purchase to come
 */
export async function changeClosetItems(
  { db, clock }: { db: Database; clock: Clock },
  user: User,
  { ids, changes }: { ids: readonly string[]; changes: BulkChanges },
): Promise<ClosetItem[]> {
  const { archivedReason, ...facts } = changes
  const at = clock.now()
  if (facts.purchaseDate) rejectFutureDay('purchaseDate', facts.purchaseDate, at)
  return db.transaction().execute(async (transaction) => {
    const pieces = await requirePiecesToChange(transaction, user, ids)
    for (const [hasLeft, group] of Map.groupBy(pieces, ([, { archivedAt }]) => archivedAt !== null))
      await updateClosetItems(
        transaction,
        user.id,
        group.map(([id]) => id),
        {
          ...facts,
          ...(isEdited(facts) && { isSample: false }),
          ...archiveColumns(hasLeft, archivedReason, at),
          updatedAt: at,
        },
      )
    await syncListings(transaction, user.id, ids, archivedReason)
    return requireClosetItems(transaction, user, ids)
  })
}

// A sample that the user has edited becomes their own piece, and stays when the samples are deleted.
function isEdited({ isClean: _isClean, ...described }: ClosetItemChanges | BulkChanges): boolean {
  return Object.keys(described).length > 0
}

/**
 * Replaces the piece's photo with an uploaded one and releases the former one with its cut-out, in the transaction that
 * changes the piece. The background job makes the new cut-out if the user's settings allow it.
 * @throws AppError photo_not_found
 */
async function replacePhoto(
  transaction: Database,
  user: User,
  { id, photoId, at }: { id: string; photoId: string; at: Date },
): Promise<void> {
  const former = await imageKeysOf(transaction, user.id, id)
  const imageUrl = await claimPhoto(transaction, user, photoId, at)
  await updateClosetItems(transaction, user.id, [id], {
    imageKey: photoId,
    imageUrl,
    cutOutKey: null,
    seenInPhoto: await seenInUpload(transaction, photoId),
    ...(await newPhotoCutOut(transaction, user)),
    updatedAt: at,
  })
  await releaseImages(
    transaction,
    [former.imageKey, former.cutOutKey].filter((key) => key !== null),
  )
}
