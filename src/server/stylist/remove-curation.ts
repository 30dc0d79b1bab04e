import type { RefuseStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import { releasePictures } from '../images/release-pictures.ts'
import { deleteCuration } from './curation-store.ts'
import { itemsOfCuration } from './outfit-item.ts'
import { requireCuration } from './require-look.ts'
import type { StylistNeeds } from './stylist-needs.ts'
import { versionsOf } from './version-store.ts'

/**
 * Deletes a curation with all its versions.
 * @throws AppError look_not_found, changed_meanwhile
 */
export async function removeCuration(
  { db }: StylistNeeds,
  user: User,
  id: string,
  refuseStale: RefuseStale,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const curation = await requireCuration(transaction, user, id, 'to change')
    refuseStale(curation)
    const versions = await versionsOf(transaction, id)
    await deleteCuration(transaction, user.id, id)
    const shown = itemsOfCuration(curation).map(({ imageUrl }) => imageUrl)
    await releasePictures(transaction, [...shown, ...versions.flatMap(({ imageUrls }) => imageUrls)])
  })
}
