import type { RefuseStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import { releasePictures } from '../images/release-pictures.ts'
import { deleteLook } from './look-store.ts'
import { requireLook } from './require-look.ts'
import type { StylistNeeds } from './stylist-needs.ts'

/**
 * Deletes a look that the user put together.
 * @throws AppError look_not_found, changed_meanwhile
 */
export async function removeLook(
  { db }: StylistNeeds,
  user: User,
  id: string,
  refuseStale: RefuseStale,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const look = await requireLook(transaction, user, id, 'to change')
    refuseStale(look)
    await deleteLook(transaction, user.id, id)
    const shown = look.items.map(({ imageUrl }) => imageUrl)
    await releasePictures(transaction, shown)
  })
}
