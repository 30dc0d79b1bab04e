import type { Database } from '../db/open-database.ts'
import type { RefuseStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import { releaseImages } from '../images/image-rows.ts'
import { requireWish } from './require-wish.ts'
import { deleteWish, pictureKeyOf } from './wishlist-store.ts'

/**
 * Deletes a wish, the price that it waited for and our copy of its picture.
 * @throws AppError wish_not_found, changed_meanwhile
 */
export async function removeWish(
  { db }: { readonly db: Database },
  user: User,
  id: string,
  refuseStale: RefuseStale,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    refuseStale(await requireWish(transaction, user, id, 'to change'))
    const pictureKey = await pictureKeyOf(transaction, id)
    await deleteWish(transaction, id)
    if (pictureKey !== null) await releaseImages(transaction, [pictureKey])
  })
}
