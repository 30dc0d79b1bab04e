import type { ListingPhoto } from '../../contract/marketplace.ts'
import { claimPhoto } from '../closet/photos/uploaded-photos.ts'
import type { Database } from '../db/open-database.ts'
import type { User } from '../http/user-of-request.ts'
import { releaseImages } from '../images/image-rows.ts'
import { pictureAddress, toPicture } from '../images/picture-address.ts'
import type { ImageKey } from '../ports/image-store.ts'

// Above this number of listings, all photos are read, because engines limit the parameters of a statement.
const NAMED_MAX = 500

/** The photos after the first, by listing, in the seller's order. */
export async function photosOfListings(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, ListingPhoto[]>> {
  const photos = new Map<string, ListingPhoto[]>()
  if (ids.length === 0) return photos
  const rows = await db
    .selectFrom('listingPhotos')
    .innerJoin('storedImages', 'storedImages.key', 'listingPhotos.imageKey')
    .select(['listingId', 'key', 'width', 'height', 'thumbHash', 'widths'])
    .$if(ids.length <= NAMED_MAX, (query) => query.where('listingId', 'in', ids))
    .orderBy('listingId')
    .orderBy('place')
    .execute()
  for (const { listingId, ...stored } of rows) {
    const photo = {
      id: stored.key,
      imageUrl: pictureAddress(stored.key, stored.width),
      picture: toPicture(stored),
    }
    photos.set(listingId, [...(photos.get(listingId) ?? []), photo])
  }
  return photos
}

/**
 * Sets the photos after the first of a listing, existing and uploaded ones, in this order. Releases removed ones. Runs
 * in the transaction that changes the listing.
 * @throws AppError photo_not_found
 */
export async function storeListingPhotos(
  transaction: Database,
  user: User,
  { id, photoIds, at }: { id: string; photoIds: readonly ImageKey[]; at: Date },
): Promise<void> {
  const former = await transaction
    .selectFrom('listingPhotos')
    .select('imageKey')
    .where('listingId', '=', id)
    .execute()
  const had = new Set(former.map(({ imageKey }) => imageKey))
  const wanted = [...new Set(photoIds)]
  for (const key of wanted) if (!had.has(key)) await claimPhoto(transaction, user, key, at)
  await transaction.deleteFrom('listingPhotos').where('listingId', '=', id).execute()
  if (wanted.length > 0)
    await transaction
      .insertInto('listingPhotos')
      .values(wanted.map((imageKey, place) => ({ listingId: id, place, imageKey })))
      .execute()
  await releaseImages(
    transaction,
    [...had].filter((key) => !wanted.includes(key)),
  )
}
